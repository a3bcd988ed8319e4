import type { PaperSize } from '../printing/printClient.ts';
import { barsFrom, barsOn, dotMm, widthOf } from './testBars.ts';

const point = 72 / 25.4;
const margin = 5;
const top = 14;
const tens = (mm: number) => Math.floor(mm / 10) * 10;

/** How long the rulers are: across, and down at the side. */
export const rulersOn = ({ widthMm, heightMm }: PaperSize) => ({
  across: tens(widthMm - 2 * margin),
  down: Math.min(100, tens(heightMm - top - margin)),
});

export const longRuler = (size: PaperSize) => Math.max(...Object.values(rulersOn(size)));

/** Operators of a page whose places are in millimetres from the upper left. */
const pen = ({ heightMm }: PaperSize) => {
  const at = (mm: number) => (mm * point).toFixed(3);
  return {
    rect: (x: number, y: number, width: number, height: number) =>
      `${at(x)} ${at(heightMm - y - height)} ${at(width)} ${at(height)} re`,
    text: (x: number, y: number, words: string) =>
      `BT /F 7 Tf ${at(x)} ${at(heightMm - y)} Td (${words}) Tj ET`,
  };
};

/** Every 5 mm a line, every 10 mm a longer one. */
const ticks = (length: number) =>
  Array.from({ length: length / 5 + 1 }, (_, nth) => ({
    at: nth * 5,
    long: nth % 2 === 0 ? 3 : 1.5,
  }));

const drawn = (size: PaperSize): string => {
  const { rect, text } = pen(size);
  const { across, down } = rulersOn(size);
  const bars = barsOn(size);
  const step = (size.heightMm - top - 2) / bars.length;
  const height = Math.min(14, step - 4);
  const shapes = [
    ...ticks(across).map(({ at, long }) => rect(margin + at, 7, 0.2, long)),
    rect(margin, 7, across + 0.2, 0.2),
    ...ticks(down).map(({ at, long }) => rect(margin, top + at, long, 0.2)),
    rect(margin, top, 0.2, down + 0.2),
  ];
  const words = [
    text(margin, 5.5, `${size.widthMm} x ${size.heightMm} mm   ${across} mm / ${down} mm`),
  ];
  for (const [nth, bar] of bars.entries()) {
    const y = top + nth * step;
    let x = barsFrom;
    for (const [index, modules] of [...bar.bars].entries()) {
      const width = Number(modules) * bar.dots * dotMm;
      if (index % 2 === 0) shapes.push(rect(x, y, width, height));
      x += width;
    }
    words.push(text(barsFrom, y + height + 3, `${bar.text}   ${widthOf(bar)} mm`));
  }
  const frame = `0.4 w ${rect(2, 2, size.widthMm - 4, size.heightMm - 4)} S`;
  return [frame, ...shapes, 'f', ...words].join('\n');
};

/** A page with rulers, a frame 2 mm within its edges and barcodes of three widths, as a PDF. */
export const testLabel = (size: PaperSize): Blob => {
  const page = [size.widthMm, size.heightMm].map((mm) => (mm * point).toFixed(2)).join(' ');
  const content = drawn(size);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page}] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, nth) => {
    const place = file.length;
    file += `${nth + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  file += `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new Blob([file], { type: 'application/pdf' });
};
