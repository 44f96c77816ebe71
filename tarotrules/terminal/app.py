"""The table: what has happened, who is there, what is asked, and the hand; keys and clicks become acts."""

import json
import os
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tarotrules.games.seated import Scene, Seated
from tarotrules.reports import present
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.source.files import write_text
from tarotrules.terminal.hand import MAY, Hand
from tarotrules.terminal.places import places_table
from tarotrules.terminal.sheet import SheetScreen
from tarotrules.wording.catalogue import Catalogue


class Keeping:
    """Where a match is kept, once it is."""

    def __init__(self, file: str | None, variant: str) -> None:
        self.file, self.variant = file, variant

    def name(self) -> str:
        """The file, or a name nobody has yet."""
        if self.file is None:
            stem, number = Path(self.variant).stem, 1
            while Path(_named(stem, number)).exists():
                number += 1
            self.file = _named(stem, number)
        return self.file

    def write(self, seated: Seated) -> Diagnostic | None:
        """Write it beside its place and move it there; the problem, if it cannot be written."""
        return write_text(self.name(), json.dumps(seated.to_json(), ensure_ascii=False) + "\n")


def _named(stem: str, number: int) -> str:
    return f"{stem}-match.json" if number == 1 else f"{stem}-match-{number}.json"


class News(VerticalScroll):
    """What has happened; the latest is seen, however much room there is."""

    def on_resize(self) -> None:
        """Another number of lines has room."""
        self.scroll_end(animate=False)


class TableApp(App[None]):
    """A person at a table of bots."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("s", "save"),
        Binding("q,ctrl+c", "leave", priority=True),
        Binding("pageup", "news(-1)", priority=True),
        Binding("pagedown", "news(1)", priority=True),
        *(Binding(str(digit), f"say({digit})") for digit in range(1, 10)),
    ]

    def __init__(self, seated: Seated, words: Catalogue, keeping: Keeping) -> None:
        # The library would make colours grey; where none are wanted there are to be none.
        super().__init__(ansi_color=True if "NO_COLOR" in os.environ else None)
        self.seated, self.words, self.keeping = seated, words, keeping
        self.scene: Scene = seated.scene()
        self.kept = True
        """Whether nothing would be lost."""
        self.warned = False

    def compose(self) -> ComposeResult:
        """Everything there is, from top to bottom."""
        yield Static(id="title", markup=False)
        yield Static(id="heading", markup=False)
        with Horizontal(id="middle"):
            yield Static(id="places")
            with News(id="news", can_focus=False):
                yield Static(id="told", markup=False)
        with VerticalScroll(id="answer", can_focus=False):
            yield Static(id="said", markup=False)
        yield Static(id="question", markup=False)
        yield OptionList(id="choices", markup=False)
        yield Hand()
        yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        """Show the table as it is."""
        self._answer("")
        self.redraw()

    # --- drawing ---

    def redraw(self) -> None:
        """Show the scene as it is now."""
        scene = self.scene = self.seated.scene()
        with self.batch_update():
            self._draw(scene)
        if scene.sheet is not None:
            key = "terminal-keys-end" if scene.is_over else "terminal-keys-sheet"
            self.push_screen(SheetScreen(scene.sheet, self.words.say(key)), self._read)

    def _draw(self, scene: Scene) -> None:
        self.title = scene.title
        self.query_one("#title", Static).update(scene.title)
        self.query_one("#heading", Static).update(scene.heading)
        self.query_one("#places", Static).update(places_table(scene))
        self.query_one("#told", Static).update("\n".join(scene.news))
        self.call_after_refresh(self.query_one(News).scroll_end, animate=False)
        self._hand().take(scene)
        self._ask(scene)

    def _ask(self, scene: Scene) -> None:
        self.query_one("#question", Static).update(scene.question)
        self._offer(scene)
        asked = "card" if scene.plays else "choice" if scene.picking is None else "pick"
        (self.query_one(OptionList) if asked == "choice" else self._hand()).focus()
        self.query_one("#keys", Static).update(self.words.say("terminal-keys", asked=asked))

    def _offer(self, scene: Scene) -> None:
        options = self.query_one(OptionList)
        options.clear_options()
        texts = [(each.text, each.may) for each in scene.choices]
        if scene.picking is not None:
            picked, most = len(self._hand().picked), scene.picking.most
            texts.insert(0, (f"{scene.picking.text} ({picked}/{most})", picked >= scene.picking.least))
        options.add_options([Option(_line(number, *each)) for number, each in enumerate(texts, 1)])
        options.display = bool(texts)
        if texts:
            options.highlighted = next((place for place, (_, may) in enumerate(texts) if may), 0)

    def _hand(self) -> Hand:
        return self.query_one(Hand)

    def _answer(self, text: str) -> None:
        if isinstance(self.screen, SheetScreen):
            self.screen.note(text)
            return
        self.query_one("#said", Static).update(text)
        answer = self.query_one("#answer", VerticalScroll)
        answer.display = bool(text)
        answer.scroll_home(animate=False)

    # --- what the person does ---

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Something is said."""
        self._choose(event.option_index)

    def action_say(self, digit: int) -> None:
        """Something is said by its number."""
        if self.screen is self.screen_stack[0] and digit <= self.query_one(OptionList).option_count:
            self._choose(digit - 1)

    def _choose(self, place: int) -> None:
        if self.scene.picking is None:
            self._done(self.seated.choose(place))
        elif place == 0:
            self._done(self.seated.lay(sorted(self._hand().picked)))
        else:
            self._done(self.seated.choose(place - 1))

    def on_hand_chosen(self, event: Hand.Chosen) -> None:
        """A card is played, or picked up to be laid down with others."""
        code = event.card.code
        if self.scene.plays:
            self._done(self.seated.play(code))
            return
        refused = self.seated.why_not(code)
        self._answer(refused or "")
        if refused is None:
            self._hand().picked ^= {code}
            self._hand().refresh()
            self._offer(self.scene)

    def on_hand_moved(self, event: Hand.Moved) -> None:
        """The card under the cursor is named."""
        named = event.card is not None and (self.scene.plays or self.scene.picking is not None)
        name = f" {event.card.name}" if event.card is not None and named else ""
        self.query_one("#question", Static).update(f"{self.scene.question}{name and '  '}{name.strip()}")

    def _done(self, refused: str | None) -> None:
        self._answer(refused or "")
        if refused is None:
            self._hand().picked.clear()
            self.kept = self.warned = False
            self._keep()
            self.redraw()

    def _read(self, _: None) -> None:
        if self.scene.is_over:
            self.exit()
            return
        self.seated.go_on()
        self._keep()
        # The sheet is gone only when the table has been drawn again.
        self.call_after_refresh(self.redraw)

    def action_news(self, by: int) -> None:
        """Read on in an answer that is longer than its place; or else look back at what has happened."""
        answer, news = self.query_one("#answer", VerticalScroll), self.query_one(News)
        read = answer if answer.display and answer.max_scroll_y > 0 else news
        read.scroll_page_down(animate=False) if by > 0 else read.scroll_page_up(animate=False)

    # --- keeping ---

    def _keep(self) -> None:
        """Write the match, once it has a file."""
        if self.keeping.file is not None:
            self._write()

    def _write(self) -> bool:
        problem = self.keeping.write(self.seated)
        self.kept = problem is None
        if problem is not None:
            self._answer(present((problem,), {}, self.words.language))
        return self.kept

    def action_save(self) -> None:
        """Keep the match in a file from now on."""
        if self._write():
            command = f"tarotrules play {self.keeping.variant} --resume {self.keeping.name()}"
            self._answer(self.words.say("terminal-saved", file=self.keeping.name(), command=command))

    def action_leave(self) -> None:
        """Leave; what would be lost is told of first."""
        if self.kept or self.warned:
            self.exit()
        self.warned = True
        self._answer(self.words.say("terminal-unsaved"))


def _line(number: int, text: str, may: bool) -> Text:  # noqa: FBT001 it stands beside its text
    """A choice, its number before it."""
    return Text.assemble(f"{number} ", MAY if may else " ", (text, "" if may else "dim"))
