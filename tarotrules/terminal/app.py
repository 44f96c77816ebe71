"""The table: what has happened, who is there, what is asked, and the hand; keys and clicks become acts."""

import json
import os
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, Final

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widgets import OptionList, Static

from tarotrules.games.seated import Forbidden, Scene, Seated, read_out
from tarotrules.reports import present
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.source.files import write_text
from tarotrules.terminal.choices import Choices
from tarotrules.terminal.hand import Hand
from tarotrules.terminal.more import Reading, broken, turned
from tarotrules.terminal.news import News
from tarotrules.terminal.places import places_table
from tarotrules.terminal.sheet import SheetScreen
from tarotrules.wording.catalogue import Catalogue

SIZE: Final = (80, 24)
"""Columns and lines in which everything is seen."""
LONGEST_ANSWER: Final = 6
FEWEST_CHOICES: Final = 3
ABOUT_PLACES: Final = 3
"""The header of the players, and the lines above and below them."""


class Keeping:
    """Where a match is kept, once it is."""

    def __init__(self, file: str | None, stem: str, command: Sequence[str]) -> None:
        self.file, self.stem, self.opened = file, stem, command

    def name(self) -> str:
        """The file, or a name nobody has yet."""
        if self.file is None:
            number = 1
            while Path(_named(self.stem, number)).exists():
                number += 1
            self.file = _named(self.stem, number)
        return self.file

    def command(self) -> str:
        """What takes it up again: the command that opened the table, with the file."""
        return shlex.join([*self.opened, "--resume", self.name()])

    def write(self, seated: Seated) -> Diagnostic | None:
        """Write it beside its place and move it there; the problem, if it cannot be written."""
        return write_text(self.name(), json.dumps(seated.to_json(), ensure_ascii=False) + "\n")


def _named(stem: str, number: int) -> str:
    return f"{stem}-match.json" if number == 1 else f"{stem}-match-{number}.json"


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
            yield News()
        yield Reading(self.words, Static(id="said", markup=False))
        yield Static(id="question", markup=False)
        yield Choices(self.words)
        yield Hand()
        yield Static(id="keys", classes="keys", markup=False)

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
            self.push_screen(SheetScreen(scene.sheet, self.words, self.words.say(key)), self._read)

    def _draw(self, scene: Scene) -> None:
        self.title = scene.title
        self.query_one("#title", Static).update(scene.title)
        self.query_one("#heading", Static).update(scene.heading)
        self.query_one("#places", Static).update(places_table(scene))
        self.query_one(News).tell([read_out(each) for each in (*scene.news, *scene.before)])
        self._hand().take(scene)
        self._ask(scene)

    def _ask(self, scene: Scene) -> None:
        self.query_one("#question", Static).update(scene.question)
        self._offer(scene)
        (self._choices().listed if self._asked() == "choice" else self._hand()).focus()
        self._fit_soon()

    def _asked(self) -> str:
        """What kind of answer there is to be."""
        return "card" if self.scene.plays else "choice" if self.scene.picking is None else "pick"

    def _offer(self, scene: Scene) -> None:
        texts = [(each.text, each.may) for each in scene.choices]
        if scene.picking is not None:
            picked, picking = len(self._hand().picked), scene.picking
            enough = picking.least <= picked <= picking.most
            texts.insert(0, (f"{picking.text} ({picked}/{picking.most})", enough))
        self._choices().offer(texts, asked=self._asked() == "choice")

    def _choices(self) -> Choices:
        return self.query_one(Choices)

    def _hand(self) -> Hand:
        return self.query_one(Hand)

    def _answer(self, text: str) -> None:
        if isinstance(self.screen, SheetScreen):
            self.screen.note(text)
            return
        self.query_one("#said", Static).update(broken(text, self.size.width))
        answer = self.query_one(Reading)
        answer.display = bool(text)
        answer.scrolled.scroll_home(animate=False)
        self._fit_soon()

    def on_resize(self) -> None:
        """Another number of lines has room."""
        self._fit_soon()

    def _fit_soon(self) -> None:
        """Share the lines out, once it is known how many each part would like."""
        self.call_after_refresh(self._fit)

    def _fit(self) -> None:
        """The players are all seen, whatever is asked and answered."""
        is_small = any(has < needs for has, needs in zip(self.size, SIZE, strict=True))
        asked = "small" if is_small else self._asked()
        self.query_one("#keys", Static).update(self.words.say("terminal-keys", asked=asked))
        answer, others = self.query_one(Reading), ("#title", "#heading", "#question", "#hand", "#keys")
        answer.more.fit(LONGEST_ANSWER)
        rest = self.size.height - sum(self.query_one(each).outer_size.height for each in others)
        rest -= len(self.scene.places) + ABOUT_PLACES
        rest -= min(LONGEST_ANSWER, answer.scrolled.virtual_size.height) if answer.display else 0
        self._choices().more.fit(max(rest, FEWEST_CHOICES))

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
        self._refuse(refused)
        if refused is None:
            self._hand().picked ^= {code}
            self._hand().refresh()
            self._offer(self.scene)

    def on_hand_moved(self, event: Hand.Moved) -> None:
        """The card under the cursor is named."""
        named = event.card is not None and (self.scene.plays or self.scene.picking is not None)
        name = f" {event.card.name}" if event.card is not None and named else ""
        self.query_one("#question", Static).update(f"{self.scene.question}{name and '  '}{name.strip()}")

    def _refuse(self, refused: Forbidden | None) -> None:
        self._answer("" if refused is None else refused.text)

    def _done(self, refused: Forbidden | None) -> None:
        self._refuse(refused)
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
        if isinstance(self.screen, SheetScreen):
            self.screen.action_turn(by)
            return
        answer = self.query_one(Reading)
        answer.turn(by) if answer.reads_on else turned(self.query_one(News), by)

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
            kept = self.keeping
            self._answer(self.words.say("terminal-saved", file=kept.name(), command=kept.command()))

    def action_leave(self) -> None:
        """Leave; what would be lost is told of first."""
        if self.kept or self.warned:
            self.exit()
            return
        self.warned = True
        self._answer(self.words.say("terminal-unsaved"))
