#!/usr/bin/env bash
# Makes the pictures of the README and the docs anew: pages of the printed book, the site in a browser, the table in the
# terminal.
# Needs the development environment, Pillow and Chromium.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'kill "${server:-0}" 2>/dev/null || true; rm -rf "$work"' EXIT

tarotrules rulebook "$here/../examples/jeudi.tarot" --lang fr -o "$work/jeudi.pdf"
tarotrules site build --lang fr -o "$work/site"
python3 -m http.server 8931 --bind 127.0.0.1 --directory "$work/site" 2>/dev/null &
server=$!
sleep 1
picture() { # SIZE FILE ADDRESS
    chromium --headless --log-level=3 --no-sandbox --disable-gpu --no-first-run --disable-background-networking \
        --hide-scrollbars --user-data-dir="$work/profile" --window-size="$1" --virtual-time-budget=4000 \
        --screenshot="$2" "$3"
}
picture 1280,860 "$work/site.png" http://127.0.0.1:8931/fr/variants/wikipedia.html

python3 - "$work" <<'P'
import asyncio
import re
import sys
from pathlib import Path

from tarotrules.api import load
from tarotrules.books import shown
from tarotrules.cli.helping import words
from tarotrules.games.registry import family
from tarotrules.games.seated import Wanted
from tarotrules.terminal.app import Keeping, TableApp

fft = load("fft")
seat = family(fft.game).sit(shown(fft, "fr"), fft.main, Wanted(0, None, None))
app = TableApp(seat, words("fr"), Keeping(None, "fft", ()))


async def drawn() -> str:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(*["enter"] * 4, "end", "enter")
        await pilot.pause()
        return app.export_screenshot()


# The picture asks for a font from elsewhere; any with letters of one width does.
svg = re.sub(r"@font-face *{[^}]*}", "", asyncio.run(drawn())).replace("Fira Code", "DejaVu Sans Mono")
(Path(sys.argv[1]) / "play.html").write_text(f"<body style='margin:0'>{svg}", "utf-8")
P
picture 1000,660 "$work/play.png" "file://$work/play.html"

python3 - "$work" "$here" <<'P'
import sys
from pathlib import Path

import pypdfium2
from PIL import Image, ImageOps

work, here = map(Path, sys.argv[1:])
book = pypdfium2.PdfDocument(work / "jeudi.pdf")
pages = [ImageOps.expand(book[place].render(scale=0.85).to_pil(), 1, "#bbb") for place in (0, 3, 10)]
width, height = pages[0].size
sheet = Image.new("RGB", (3 * width + 40, height), "white")
for place, page in enumerate(pages):
    sheet.paste(page, (place * (width + 20), 0))
sheet.quantize(128).save(here / "rulebook.png", optimize=True)
Image.open(work / "play.png").convert("RGB").crop((0, 0, 1000, 640)).quantize(64).save(here / "play.png", optimize=True)
ImageOps.expand(Image.open(work / "site.png").convert("RGB"), 1, "#bbb").quantize(128).save(here / "site.png", optimize=True)
P
