import type { PaperSize } from '../printing/printClient.ts';
import { dotMm } from './testBars.ts';
import { type Rect, testLayout } from './testLayout.ts';

const point = 72 / 25.4;

/** Operators of a page whose places are in millimetres from the upper left. */
const pen = ({ heightMm }: PaperSize) => {
  const at = (mm: number) => (mm * point).toFixed(3);
  return {
    rect: ([x, y, width, height]: Rect) =>
      `${at(x)} ${at(heightMm - y - height)} ${at(width)} ${at(height)} re`,
    text: (x: number, y: number, words: string) =>
      `BT /F 7 Tf ${at(x)} ${at(heightMm - y)} Td (${words}) Tj ET`,
  };
};

const drawn = (size: PaperSize): string => {
  const { rect, text } = pen(size);
  const { frame, rulers, bars, words } = testLayout(size);
  const shapes = rulers.map(rect);
  for (const { bar, x: from, y, height } of bars) {
    let x = from;
    for (const [index, modules] of [...bar.bars].entries()) {
      const width = Number(modules) * bar.dots * dotMm;
      if (index % 2 === 0) shapes.push(rect([x, y, width, height]));
      x += width;
    }
  }
  const said = words.map((one) => text(one.x, one.y, one.text));
  return [`0.4 w ${rect(frame)} S`, ...shapes, 'f', ...said].join('\n');
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
