"""The theme's templates, compiled and found once for all languages."""

from functools import cache
from types import CodeType

from jinja2 import BytecodeCache, Environment, FileSystemLoader
from jinja2.bccache import Bucket
from mkdocs.theme import Theme


def share(theme: Theme) -> None:
    """Let a theme compile none of its templates that another one of the same folders has compiled here."""
    own, folders = theme.get_env, tuple(theme.dirs)

    def environment() -> Environment:
        made = own()
        made.loader, made.bytecode_cache = _loader(folders), _COMPILED
        return made

    # mkdocs asks the theme for its templates, and has no other place to say how they are compiled.
    theme.get_env = environment  # type: ignore[method-assign]


class _Compiled(BytecodeCache):
    """Compiled templates, by what they are called and say."""

    def __init__(self) -> None:
        self._codes: dict[tuple[str, str], CodeType] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        bucket.code = self._codes.get((bucket.key, bucket.checksum))

    def dump_bytecode(self, bucket: Bucket) -> None:
        if bucket.code is not None:
            self._codes[bucket.key, bucket.checksum] = bucket.code


_COMPILED = _Compiled()


class _Loader(FileSystemLoader):
    """Lists what may be published: a theme brings thousands of pictures in hidden folders, which never are."""

    def list_templates(self) -> list[str]:
        return list(_visible(tuple(self.searchpath)))


@cache
def _loader(folders: tuple[str, ...]) -> _Loader:
    return _Loader(folders)


@cache
def _visible(folders: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for name in FileSystemLoader(folders).list_templates() if not name.startswith("."))
