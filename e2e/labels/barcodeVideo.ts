import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { code128 } from '@alpaca/barcodes';

const width = 640;
const height = 480;
const module = 3;

/** One line of the picture: black bars on white. */
const line = (text: string) => {
  const row = Buffer.alloc(width, 235);
  const bars = code128(text);
  let at = Math.floor((width - bars.reduce((sum, bar) => sum + bar, 0) * module) / 2);
  for (const [index, bar] of bars.entries()) {
    if (index % 2 === 0) row.fill(16, at, at + bar * module);
    at += bar * module;
  }
  return row;
};

/** A film of a barcode that is held still, as Chromium plays it for a camera. */
export const barcodeVideo = (text: string): string => {
  const dir = join(tmpdir(), 'alpaca-camera');
  mkdirSync(dir, { recursive: true });
  const path = join(dir, `${text}.y4m`);
  const white = Buffer.alloc(width, 235);
  const bars = line(text);
  const rows = Array.from({ length: height }, (_, y) => (y > 150 && y < 330 ? bars : white));
  // No colour at all.
  const colours = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), ...rows, colours]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(path, Buffer.concat([head, frame, frame]));
  return path;
};
