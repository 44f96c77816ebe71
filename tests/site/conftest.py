"""One small site for all tests that look at what was built."""

from pathlib import Path

import pytest

from tarotrules.cli.main import main
from tarotrules.site.build import build

LANGUAGE = "en"


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the site in one language."""
    pytest.importorskip("mkdocs", reason="the extra `site` is not installed")
    pytest.importorskip("material", reason="the extra `site` is not installed")
    folder = tmp_path_factory.mktemp("web") / "site"
    problem = build(str(folder), [LANGUAGE], main)
    assert problem is None, problem
    return folder
