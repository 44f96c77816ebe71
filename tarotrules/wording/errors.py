"""What is raised when a catalogue, or a caller of one, is wrong."""


class WordingError(Exception):
    """A catalogue lacks or misuses something, or was asked wrongly: a programming error, never the reader's fault."""
