import PDFDocument from 'pdfkit';
import { faces, readFont } from './faces.ts';
import type { Doc } from './paper.ts';

const fonts = faces.map(({ name }) => [name, readFont(name)] as const);

/** A paper without what our fonts remember of words: pdfkit as anybody has it, its fonts opened once. */
export const barePaper = (): Doc => {
  const doc = new PDFDocument({ size: [300, 300], margin: 0, autoFirstPage: false });
  // Its types don't know opened fonts.
  for (const [name, font] of fonts) doc.registerFont(name, font as never);
  return doc;
};
