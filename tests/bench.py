"""How long things take, beside an interpreter that does nothing, in the same run.

Ratios of whole processes, run in turn; nothing here is a test, because machines are noisy.
"""

import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

RUNS = 9


def house_file(folder: Path) -> Path:
    """A file of about 200 lines, the official rules written out under another name."""
    text = (Path(__file__).parent.parent / "variants" / "fft.tarot").read_text("utf-8")
    file = folder / "long.tarot"
    file.write_text(text.replace("variant fft {", "variant long {") + "\n" * 3, "utf-8")
    return file


def seconds(command: Sequence[str]) -> float:
    """Wall time of one run."""
    start = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True)
    return time.perf_counter() - start


def main() -> None:
    """Print the median of each command, and how many times the reference it is."""
    with tempfile.TemporaryDirectory() as folder:
        file = house_file(Path(folder))
        lines = file.read_text("utf-8").count("\n")
        tarotrules = [sys.executable, "-m", "tarotrules"]
        commands = {
            "python -c pass": [sys.executable, "-c", "pass"],
            f"check of {lines} lines": [*tarotrules, "check", str(file)],
            "compile fft": [*tarotrules, "compile", "fft"],
            "rulebook fft, html": [*tarotrules, "rulebook", "fft", "--lang", "fr", "-o", f"{folder}/fft.html"],
        }
        times: dict[str, list[float]] = {name: [] for name in commands}
        for _ in range(RUNS):
            for name, command in commands.items():
                times[name].append(seconds(command))
    reference = statistics.median(times["python -c pass"])
    for name, each in times.items():
        median = statistics.median(each)
        sys.stdout.write(f"{name:24} {median * 1000:7.0f} ms  {median / reference:5.1f}x\n")


if __name__ == "__main__":
    main()
