"""A file that is written stands where it was asked for, whole, and nothing stands beside it."""

from pathlib import Path

from tarotrules.source.files import write_bytes


def test_a_file_takes_the_place_of_another(tmp_path: Path) -> None:
    """Who may read it stays the same."""
    file = tmp_path / "book.md"
    file.write_bytes(b"an older and longer book")
    file.chmod(0o640)

    problem = write_bytes(str(file), b"a book")

    assert problem is None
    assert file.read_bytes() == b"a book"
    assert file.stat().st_mode & 0o777 == 0o640
    assert list(tmp_path.iterdir()) == [file]
