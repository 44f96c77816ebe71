#!/usr/bin/env bash
# Makes the pictures of the README anew: pages of the printed book, and the site in a browser.
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
chromium --headless --log-level=3 --no-sandbox --disable-gpu --no-first-run --disable-background-networking --hide-scrollbars \
    --user-data-dir="$work/profile" --window-size=1280,860 --virtual-time-budget=4000 \
    --screenshot="$work/site.png" http://127.0.0.1:8931/fr/variants/wikipedia.html

python3 - "$work" "$here" <<'P'
import sys
from pathlib import Path

import pypdfium2
from PIL import Image, ImageOps

work, here = map(Path, sys.argv[1:])
book = pypdfium2.PdfDocument(work / "jeudi.pdf")
pages = [ImageOps.expand(book[place].render(scale=0.85).to_pil(), 1, "#bbb") for place in (0, 4, 8)]
width, height = pages[0].size
sheet = Image.new("RGB", (3 * width + 40, height), "white")
for place, page in enumerate(pages):
    sheet.paste(page, (place * (width + 20), 0))
sheet.quantize(128).save(here / "rulebook.png", optimize=True)
ImageOps.expand(Image.open(work / "site.png").convert("RGB"), 1, "#bbb").quantize(128).save(here / "site.png", optimize=True)
P
