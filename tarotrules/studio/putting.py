"""Something is put into a text of rules, where a person would put it: all that the text says stays as it is."""

from collections.abc import Iterator

from tarotrules import documents
from tarotrules.studio.blocks import blocks, put_in
from tarotrules.studio.edits import Change, applied
from tarotrules.studio.file import File, file_of
from tarotrules.studio.looking import compared
from tarotrules.syntax.document import Document, Entry
from tarotrules.syntax.to_dsl import INDENT, to_dsl


def put(file: File, *texts: str) -> File | None:
    """A file with statements of an English file, one after the other; nothing, if more than that would change."""
    after: File | None = file
    for text in filter(None, texts):
        read = documents.parse("", f"option x {{ {text} }}").document
        after = None if after is None or read is None else _with(after, read)
    return after


def _with(file: File, document: Document) -> File | None:
    """With a statement at the end of the innermost block that it may stand in."""
    made = (file_of(applied(file.text, [each])) for each in _puttings(file, document))
    return next((each for each in made if each is not None and _only_adds(file, each)), None)


def _puttings(file: File, document: Document) -> Iterator[Change]:
    found = {each.path: each for each in blocks(file.document, file.own) if each.players is None}
    match document.body:
        case (Entry(word=word, block=tuple() as inner),) if (word.concept,) in found:
            yield _putting(file, document._replace(body=inner), found[word.concept,].end)
    yield _putting(file, document, found[()].end)


def _putting(file: File, document: Document, end: int) -> Change:
    lines = _lines(document, file.document.language)
    before = file.text[: file.text.rfind("\n", 0, end) + 1]
    margin = file.text[len(before) : end]
    if before and not margin.strip():
        newline = "\r\n" if before.endswith("\r\n") else "\n"
        return Change(len(before), len(before), "".join(f"{margin}{INDENT}{each}{newline}" for each in lines))
    return put_in(file.text, end, _on_one_line(lines))


def _lines(document: Document, language: str) -> list[str]:
    """The statements of a document in words of a language."""
    written = to_dsl(document._replace(comments=()), documents.words_of(document), language).rstrip().split("\n")
    start = next(at for at, each in enumerate(written) if each.endswith("{")) + 1
    return [each.removeprefix(INDENT) for each in written[start:-1]]


def _on_one_line(lines: list[str]) -> str:
    told = [each.strip() for each in lines if each.strip()]
    pairs = zip(told, [*told[1:], ""], strict=True)
    parts = (each + (" " if each.endswith("{") or after in {"}", ""} else "; ") for each, after in pairs)
    return "".join(parts).strip()


def _only_adds(file: File, after: File) -> bool:
    """Whether all that a file says is still said."""
    found = compared(file, after)
    return found is not None and not found.fewer and not found.sources and not found.untold
