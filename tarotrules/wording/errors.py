"""What is raised when a catalogue, or a caller of one, is wrong."""


class WordingError(Exception):
    """A catalogue lacks or misuses something, or was asked wrongly: a programming error, never the reader's fault."""


class NotAtOnceError(WordingError):
    """A sentence cannot be said with several numbers at once: it would be worded otherwise for some of them."""
