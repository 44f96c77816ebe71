"""What may be said on the screen: a line for each, the one under the cursor in brackets as in the hand."""

from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from tarotrules.terminal.hand import MAY
from tarotrules.terminal.more import More
from tarotrules.wording.catalogue import Catalogue


class Choices(Vertical):
    """The choices, and how many are out of sight."""

    def __init__(self, words: Catalogue) -> None:
        super().__init__()
        self.more = More(words, "terminal-more")
        self.texts: list[tuple[str, bool]] = []
        self.here: int | None = None

    def compose(self) -> ComposeResult:
        """The list, and what is said below it."""
        yield OptionList(id="choices", markup=False)
        yield self.more

    def on_mount(self) -> None:
        """Look at the list."""
        self.more.follow(self.listed)

    @property
    def listed(self) -> OptionList:
        """The list itself."""
        return self.query_one(OptionList)

    def offer(self, texts: Sequence[tuple[str, bool]], *, asked: bool) -> None:
        """Show other choices: what they say, and whether they may be taken; the cursor is there if one is asked for."""
        self.texts = [*texts]
        self.here = next((place for place, (_, may) in enumerate(texts) if may), 0) if texts and asked else None
        self.listed.clear_options()
        self.listed.add_options([Option(self._line(place)) for place in range(len(texts))])
        self.listed.highlighted = self.here
        self.display = bool(texts)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """The brackets go where the cursor is."""
        left, self.here = self.here, event.option_index
        for place in {left, self.here}:
            if place is not None and place < len(self.texts):
                self.listed.replace_option_prompt_at_index(place, self._line(place))

    def _line(self, place: int) -> Text:
        """A choice, its number before it."""
        text, may = self.texts[place]
        before, after = "[]" if place == self.here else "  "
        return Text.assemble(f"{before}{place + 1} ", MAY if may else " ", (text, "" if may else "dim"), after)
