#!/usr/bin/env bash
# Makes the fonts of printed documents from Debian's packages fonts-noto-cjk and fonts-noto-core,
# with python3-fonttools. Their files are kept: run this only to change what they cover.
set -euo pipefail
cd "$(dirname "$0")/../apps/server/assets/fonts"

noto=/usr/share/fonts
subset() { /usr/bin/python3 -m fontTools.subset "$@" --no-hinting --notdef-outline --name-IDs=0,1,2,3,4,5,6,13,14; }

# Simplified and traditional Chinese, Japanese and Korean: all of the first 20,902 signs, since names
# use rare ones.
subset "$noto/opentype/noto/NotoSansCJK-Regular.ttc" --font-number=2 --layout-features=kern,liga,calt \
  --output-file=NotoSansCJK.otf \
  --unicodes=U+0020-007E,U+00A0-017F,U+2010-2027,U+2030-205E,U+20A9,U+20AC,U+2103,U+2116,U+2122,U+2160-217B,U+2190-2199,U+2460-2473,U+25A0-25CF,U+3000-30FF,U+3131-318E,U+31F0-31FF,U+4E00-9FA5,U+AC00-D7A3,U+F900-FA2D,U+FF01-FFEE

# Latin with every mark, Greek, Cyrillic.
subset "$noto/truetype/noto/NotoSans-Regular.ttf" --layout-features=kern,liga,mark,mkmk,ccmp,locl \
  --output-file=NotoSans.ttf \
  --unicodes=U+0020-007E,U+00A0-024F,U+0300-036F,U+0370-03FF,U+0400-052F,U+1E00-1EFF,U+2000-206F,U+20A0-20BF,U+2116

subset "$noto/truetype/noto/NotoSansArabic-Regular.ttf" '--layout-features=*' \
  --output-file=NotoSansArabic.ttf \
  --unicodes=U+0020,U+0600-06FF,U+0750-077F,U+200C-200F,U+FB50-FDFF,U+FE70-FEFC
