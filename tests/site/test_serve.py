"""A site that is shown on this machine: at a port that is free, or a problem in words."""

import socket

import pytest

from tarotrules.cli.main import main
from tarotrules.languages import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_port_that_is_taken_is_said(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where another program listens nothing is built, and that is said in the reader's language."""
    monkeypatch.setenv("LC_ALL", language)
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]

        assert main(["site", "serve", "--port", str(port), "--lang", "en"]) == 1

    said = capsys.readouterr().err
    assert " F024" in said
    assert f"--port {port + 1}" in said


def test_a_number_that_is_no_port_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    """A port has a number below 65536."""
    assert main(["site", "serve", "--port", "70000", "--lang", "en"]) == 1
    assert " F024" in capsys.readouterr().err
