"""What the package offers is what ``tarotrules.api`` says, whatever else has been loaded."""

import importlib
import pkgutil

import tarotrules
from tarotrules import api


def test_the_package_offers_the_public_functions() -> None:
    """Each has the same name in both places, and no room of the house stands in its way."""
    for room in pkgutil.iter_modules(tarotrules.__path__):
        importlib.import_module(f"tarotrules.{room.name}")

    assert sorted(tarotrules.__all__) == sorted(api.__all__)
    assert {name: getattr(tarotrules, name) for name in api.__all__} == {
        name: getattr(api, name) for name in api.__all__
    }
