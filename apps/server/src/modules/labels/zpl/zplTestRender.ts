import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ready } from 'zpl-renderer-js';
import { codesOfPictures } from '../documents/readTestPaper.ts';

/** A label as a printer would put it on paper: a byte for each dot. */
export interface Printed {
  width: number;
  height: number;
  grey: Buffer;
}

/** What a printer makes of ZPL, told by a program that reads the language as printers do. */
export const printedLabels = async (zpl: string, dpi = 203): Promise<Printed[]> => {
  const { api } = await ready;
  // It knows them as dots to a millimetre, whole ones.
  const dotsInMm = Math.round(dpi / 25.4);
  const [, width, height] = /\^PW(\d+)\^LL(\d+)/.exec(zpl) ?? [];
  const pictures = await api.zplToBase64MultipleAsync(
    zpl,
    Number(width) / dotsInMm,
    Number(height) / dotsInMm,
    dotsInMm,
  );
  return Promise.all(
    pictures.map(async (picture) => {
      const png = sharp(Buffer.from(picture, 'base64')).flatten({ background: '#fff' });
      const { data, info } = await png
        .toColourspace('b-w')
        .raw()
        .toBuffer({ resolveWithObject: true });
      return { width: info.width, height: info.height, grey: data };
    }),
  );
};

/** Whether two readers see the codes of each label. */
export const codesOfLabels = (labels: readonly Printed[]) =>
  codesOfPictures((dir) => {
    for (const [nth, { width, height, grey }] of labels.entries()) {
      const name = `label-${String(nth).padStart(4, '0')}.pgm`;
      const head = Buffer.from(`P5\n${width} ${height}\n255\n`);
      writeFileSync(join(dir, name), Buffer.concat([head, grey]));
    }
  });

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How many dots are black, on all of the label or in a part of it. */
export const blackIn = ({ width, height, grey }: Printed, area?: Area) => {
  const part = area ?? { x: 0, y: 0, width, height };
  let black = 0;
  for (let y = part.y; y < part.y + part.height; y += 1) {
    for (let x = part.x; x < part.x + part.width; x += 1) {
      if ((grey[y * width + x] ?? 255) < 128) black += 1;
    }
  }
  return black;
};
