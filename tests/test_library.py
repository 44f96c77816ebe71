"""Variants are found by name, beside the file that asks and among those shipped, and nowhere else."""

from pathlib import Path

import pytest

from tarotrules import library, pipeline


def write(path: Path, text: str) -> Path:
    """A file with a text, in a folder made for it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def names(loaded: pipeline.Loaded) -> list[str]:
    """What is wrong."""
    return [each.problem.name for each in loaded.problems]


def test_everything_shipped_is_found() -> None:
    """Shipped variants and options are found by their names, whoever asks."""
    for name, path in library.everything().items():
        assert library.find(name, None) == path
        assert library.is_shipped(path)


@pytest.mark.parametrize(
    "name", ["../fft", "/etc/passwd", "options/misere", "fft.tarot", "", ".", "FFT", "fft\n", "a b", "é"]
)
def test_a_name_is_no_path(name: str, tmp_path: Path) -> None:
    """Nothing with a slash, a dot or a capital is looked up."""
    write(tmp_path / "inner" / "x.tarot", "")
    write(tmp_path / "fft.tarot", "")

    assert library.find(name, tmp_path / "inner") is None


def test_a_link_out_of_its_folder_is_not_followed(tmp_path: Path) -> None:
    """A file that lies elsewhere is not found through a link, absolute or relative."""
    secret = write(tmp_path / "elsewhere" / "secret.tarot", "variant secret extends fft { }")
    folder = tmp_path / "here"
    folder.mkdir()
    (folder / "link.tarot").symlink_to(secret)
    (folder / "relative.tarot").symlink_to("../elsewhere/secret.tarot")
    asking = write(folder / "asking.tarot", "variant asking extends link with relative { }")

    assert library.find("link", folder) is library.find("relative", folder) is None
    assert names(pipeline.load(str(asking))).count("unknown-variant") == 2


def test_a_folder_is_no_variant(tmp_path: Path) -> None:
    """A folder that is called like a variant is not taken for one."""
    (tmp_path / "folder.tarot").mkdir()

    assert library.find("folder", tmp_path) is None
    assert names(pipeline.load(str(tmp_path / "folder.tarot"))) == ["file-is-a-folder"]


def test_a_shipped_variant_cannot_be_shadowed(tmp_path: Path) -> None:
    """A file beside the asking one that is called like a shipped variant is never taken for it."""
    shadow = write(tmp_path / "fft.tarot", "variant fft extends eryod { bonus petit-au-bout { worth 99 } }")
    asking = write(tmp_path / "asking.tarot", "variant asking extends fft { }")

    variant = pipeline.load(str(asking)).variant
    assert variant is not None
    assert variant.layers[0] == "fft"
    assert "eryod" not in variant.layers
    assert "name-of-shipped-variant" in names(pipeline.load(str(shadow)))


def test_the_name_is_the_name_of_the_file(tmp_path: Path) -> None:
    """A file is called like what is in it, so that it can be found again."""
    path = write(tmp_path / "one-name.tarot", "variant another-name extends fft { }")

    assert names(pipeline.load(str(path))) == ["file-name-differs"]


def test_a_parent_beside_the_file_is_called_like_its_file_too(tmp_path: Path) -> None:
    """A parent found by the name of its file must have that name."""
    write(tmp_path / "parent-x.tarot", "variant some-other-name extends fft { }")
    asking = write(tmp_path / "asking.tarot", "variant asking extends parent-x { }")

    assert names(pipeline.load(str(asking))) == ["file-name-differs"]


def test_both_notations_are_found(tmp_path: Path) -> None:
    """A parent may be written in YAML."""
    write(tmp_path / "parent-y.yaml", "variant: parent-y\nextends: fft\n")
    asking = write(tmp_path / "asking.tarot", "variant asking extends parent-y { }")

    assert names(pipeline.load(str(asking))) == []


def test_what_is_shipped_is_listed_by_name() -> None:
    """Variants stand in the order of their names, and so do options."""
    assert list(library.shipped()) == sorted(library.shipped())
    assert list(library.shipped_options()) == sorted(library.shipped_options())
