"""One site for all tests that look at what was built."""

import os
from pathlib import Path
from typing import Final

import pytest

from tarotrules.book import to_pdf
from tarotrules.cli.main import main
from tarotrules.site.build import build

LANGUAGE: Final = "en"
BUILT: Final = "TAROTRULES_SITE"
"""The folder of a site that is there already."""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a whole site, if one was given; else of the site in one language, with nothing in its PDFs."""
    if BUILT in os.environ:
        return Path(os.environ[BUILT])
    pytest.importorskip("mkdocs", reason="the extra `site` is not installed")
    pytest.importorskip("material", reason="the extra `site` is not installed")
    folder = tmp_path_factory.mktemp("web") / "site"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(to_pdf, "typeset", lambda _: to_pdf.Typeset(b"%PDF-", ()))
        problem = build(str(folder), [LANGUAGE], main, processes=1)
    assert problem is None, problem
    return folder
