"""What is settled for one number of players, while layers are laid over each other."""

from tarotrules.draft.said import Origin, Said, Settled
from tarotrules.settings.walk import SettingPath
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.source.node import Node


class State(Node):
    """What is settled for one number of players."""

    values: dict[SettingPath, Settled]
    declared: dict[SettingPath, Origin]
    likes: dict[SettingPath, tuple[SettingPath, Origin]]
    places: dict[SettingPath, Said]
    """Where entries beneath one that is like another stand: told once the entries of its model are there."""
    without: dict[SettingPath, Diagnostic | None]
    """What is removed beneath one that is like another, and what to say if its model has no such thing either."""
    fixed: dict[SettingPath, Origin]
    removed: dict[SettingPath, Origin]
    """What somebody takes away, and has not forgotten."""
    clashes: list[tuple[Said, Said]]
    """Values of one level that disagree; a nearer layer may still settle the matter."""

    def copies(self, path: SettingPath) -> bool:
        """Whether a path leads into an entry that is like another."""
        return any(path[:length] in self.likes for length in range(1, len(path)))
