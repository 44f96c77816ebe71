#!/usr/bin/env bash
# Makes the pictures of the README anew. Needs Chromium and Pillow.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
tarotrules rulebook "$here/../examples/jeudi.tarot" --lang fr -o "$work/jeudi.html"
flags=(--headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking --hide-scrollbars)
chromium "${flags[@]}" --user-data-dir="$work/profile" --no-pdf-header-footer --print-to-pdf="$work/jeudi.pdf" "file://$work/jeudi.html"
pdftoppm -r 60 -png "$work/jeudi.pdf" "$work/page"
python3 - "$work" "$here/rulebook.png" <<'P'
import sys
from pathlib import Path

from PIL import Image, ImageOps

pages = sorted(Path(sys.argv[1]).glob("page-*.png"))
shown = [ImageOps.expand(Image.open(page), 1, "#bbb") for page in (pages[0], pages[5], pages[8])]
width, height = shown[0].size
sheet = Image.new("RGB", (3 * width + 40, height), "white")
for place, page in enumerate(shown):
    sheet.paste(page, (place * (width + 20), 0))
sheet.quantize(64).save(sys.argv[2], optimize=True)
P
