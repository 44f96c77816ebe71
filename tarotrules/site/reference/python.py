"""The program from Python: its public functions, from their own signatures and docstrings."""

import doctest
import inspect
import re
from codeop import compile_command
from collections.abc import Callable, Iterator, Mapping
from contextlib import redirect_stdout
from io import StringIO
from typing import Any, Final, NamedTuple

from markupsafe import Markup, escape

import tarotrules
from tarotrules import api
from tarotrules.noticing import remembered
from tarotrules.site.page import Page
from tarotrules.site.reference.developers import ENGLISH
from tarotrules.site.reference.rendering import render
from tarotrules.site.reference.sentences import sentences

HERE: Final = "developers/api"
_CODE: Final = re.compile(r":\w+:`~?([^`]+)`|``([^`]+)``")
_MODULE: Final = re.compile(r"\b[a-z_]+\.(?=[\w.]*[A-Z])")
WIDTH: Final = 78
"""A longer signature has a line for each argument."""


class Described(NamedTuple):
    """A function or class as its docstring tells it."""

    name: str
    signature: str
    paragraphs: tuple[Markup, ...]
    examples: str
    """What is typed, and what came back when it was run."""


def pages() -> Mapping[str, Callable[[str], Page]]:
    """One page."""
    return {"api": _page}


def _page(language: str) -> Page:
    told = sentences(language)
    body = render(
        "python", tell=told.tell, foreign=language != ENGLISH, opening=_described(tarotrules), members=members()
    )
    return Page(HERE, told.say("reference-api-title"), body, "reference", told.say("reference-api-description"))


@remembered()
def members() -> tuple[Described, ...]:
    """All that is public, functions first; after a class what it offers of its own."""
    names = dict.fromkeys([*tarotrules.__all__, *api.__all__])
    found = sorted((getattr(api, name) for name in names), key=inspect.isclass)
    return tuple(_described(each) for one in found for each in (one, *_methods(one)))


def _methods(member: Any) -> Iterator[Any]:
    """What a class offers beside what every class of its kind does."""
    if inspect.isclass(member) and not issubclass(member, Exception):
        for name, each in vars(member).items():
            told = name[0] != "_" and (isinstance(each, property | classmethod) or inspect.isfunction(each))
            yield from [each if isinstance(each, property) else getattr(member, name)] if told else []


@remembered()
def _described(member: Any) -> Described:
    text = inspect.getdoc(member) or ""
    prose = doctest.DocTestParser().parse(text)
    words = "".join(each for each in prose if isinstance(each, str))
    paragraphs = tuple(_paragraph(each) for each in words.split("\n\n") if each.strip())
    named: Any = member.fget if isinstance(member, property) else member
    name = getattr(named, "__qualname__", named.__name__)
    return Described(name, _signature(member, name), paragraphs, "".join(_tried(text)))


def _signature(member: Any, name: str) -> str:
    if inspect.ismodule(member):
        return f"import {name}"
    if inspect.isclass(member):
        base = member.__base__
        return f"class {name}({base.__name__})" if base not in {None, object} else f"class {name}"
    if isinstance(member, property):
        returned = inspect.formatannotation(inspect.signature(member.fget or _methods).return_annotation)
        return _MODULE.sub("", f"{name}: {returned}")
    signature = inspect.signature(member)
    signature = signature.replace(parameters=[each for each in signature.parameters.values() if each.name != "self"])
    flat = _MODULE.sub("", f"{name}{signature}")
    if len(flat) <= WIDTH:
        return flat
    lines = "".join(f"    {_MODULE.sub('', each)},\n" for each in _parameters(signature))
    return f"{name}(\n{lines})" + flat[flat.rindex(" -> ") :]


def _parameters(signature: inspect.Signature) -> Iterator[str]:
    """Each parameter; a star before the first that must be named."""
    star = False
    for each in signature.parameters.values():
        if each.kind is each.KEYWORD_ONLY and not star:
            star = True
            yield "*"
        yield str(each)


def _tried(text: str) -> Iterator[str]:
    """Each example, with what it gives now."""
    names: dict[str, Any] = {name: getattr(api, name) for name in api.__all__}
    for example in doctest.DocTestParser().get_examples(text):
        first, *rest = example.source.splitlines()
        said = StringIO()
        with redirect_stdout(said):
            _run(example.source, names)
        if said.getvalue() != example.want:
            raise ValueError(example.source)
        yield "".join(f"{line}\n" for line in (f">>> {first}", *(f"... {line}" for line in rest))) + said.getvalue()


def _run(source: str, names: dict[str, Any]) -> None:
    """Run what is typed at a prompt."""
    code = compile_command(source, HERE)
    if code is None:
        raise ValueError(source)
    exec(code, names)  # noqa: S102 the docstring is ours


def _paragraph(text: str) -> Markup:
    """A paragraph of a docstring."""
    parts = _CODE.split(" ".join(text.split()))
    return Markup("").join(
        escape(part or "") if place % 3 == 0 else Markup("<code>{}</code>").format(part) if part else Markup("")
        for place, part in enumerate(parts)
    )
