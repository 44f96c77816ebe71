"""The page of a problem for a terminal: what it says, what to do, and an example that is put right."""

from collections.abc import Iterator, Mapping

from tarotrules.book.wrapping import wrap
from tarotrules.site.reference.manual import asked, problems, shown
from tarotrules.site.reference.problems import PROSE, Given, advice, words_of
from tarotrules.site.reference.sentences import Sentences, sentences
from tarotrules.site.reference.translated import example
from tarotrules.site.reference.unfilled import unfilled
from tarotrules.source.diagnostics import Problem

WIDTH = 78
INDENT = "    "


def problem_of(topic: str) -> Problem | None:
    """The problem with a code, such as ``D012``, or a name."""
    return next((each for each in problems() if topic.upper() == each.code or topic == each.name), None)


def problem_data(problem: Problem, language: str) -> dict[str, str]:
    """What is said of a problem wherever it occurs; an ellipsis stands for what differs."""
    known = Given(problem.code, language)
    return {
        "code": problem.code,
        "name": problem.name,
        "severity": problem.severity,
        "message": unfilled(words_of(problem, language), problem.code, known),
        "help": advice(problem, language, known),
    }


def problem_page(problem: Problem, language: str) -> str:
    """All that is said of a problem; what the pages of the manual add is in English."""
    told, data = sentences(language), problem_data(problem, language)
    parts = [
        [told.say("reference-problem-title", code=problem.code, name=problem.name)],
        wrap(data["message"], WIDTH),
        wrap(told.own.say("report-help", text=data["help"]), WIDTH) if data["help"] else [],
    ]
    if problem.code in shown():
        if language == PROSE:
            prose = shown()[problem.code].prose.replace("*", "")
            parts.extend(wrap(each.replace("\n", " "), WIDTH) for each in prose.split("\n\n"))
        parts.extend(_example(problem, told))
    return "\n\n".join("\n".join(part) for part in parts if part) + "\n"


def _example(problem: Problem, told: Sentences) -> Iterator[list[str]]:
    files, tried = example(problem.code, told.language)
    command = f"$ tarotrules {asked(files.command, told.language)}"
    yield from _files("reference-bad", files.bad, told)
    yield [told.say("reference-output"), *_indented([command, *tried.told(told.language).splitlines()])]
    yield from _files("reference-good", files.good, told)


def _files(heading: str, files: Mapping[str, str], told: Sentences) -> Iterator[list[str]]:
    for name, text in files.items():
        title = told.own.say("report-file", heading=told.say(heading), file=name)
        yield [title, *_indented(text.splitlines())]


def _indented(lines: list[str]) -> list[str]:
    return [f"{INDENT}{line}".rstrip() for line in lines]
