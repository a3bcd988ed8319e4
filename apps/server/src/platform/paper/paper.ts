import PDFDocument from 'pdfkit';
import { ascent, faces, lineHeight } from './faces.ts';
import { legible } from './legible.ts';
import { type Area, type Fitted, fit, type Line } from './lines.ts';
import type { Unit } from './pieces.ts';

export type Doc = PDFKit.PDFDocument;

/** A document that all faces can be written in; pages are added one by one. */
export const newPaper = (options: { size: [number, number]; title: string }): Doc => {
  const doc = new PDFDocument({
    size: options.size,
    margin: 0,
    autoFirstPage: false,
    info: { Title: options.title },
  });
  // By name: given as it is, a font would be embedded anew for every word.
  for (const { name, source } of faces) doc.registerFont(name, source);
  return doc;
};

/** What is drawn, as one piece of bytes. */
export const bytesOf = async (doc: Doc, draw: () => Promise<void>): Promise<Buffer> => {
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve, reject) => doc.on('end', resolve).on('error', reject));
  await draw();
  doc.end();
  await ended;
  return Buffer.concat(parts);
};

/** From left to right as they are seen: rule L2 of the bidirectional algorithm. */
export const asSeen = (units: readonly Unit[]): readonly Unit[] => {
  const highest = Math.max(0, ...units.map(({ level }) => level));
  let seen = [...units];
  for (let level = highest; level > 0; level -= 1) {
    const turned: Unit[] = [];
    let run: Unit[] = [];
    for (const unit of seen) {
      if (unit.level >= level) run.unshift(unit);
      else {
        turned.push(...run, unit);
        run = [];
      }
    }
    seen = [...turned, ...run];
  }
  return seen;
};

/** Neighbours of one face that run from left to right are written at once. */
const joined = (units: readonly Unit[]): Unit[] => {
  const runs: Unit[] = [];
  for (const unit of units) {
    const last = runs.at(-1);
    if (last && last.level === 0 && unit.level === 0 && last.face === unit.face) {
      runs[runs.length - 1] = {
        ...last,
        text: last.text + unit.text,
        width: last.width + unit.width,
      };
    } else runs.push(unit);
  }
  return runs;
};

type Align = 'left' | 'center' | 'right';

interface Written extends Area {
  x: number;
  y: number;
  align?: Align;
}

const startOf = ({ x, width, align = 'left' }: Written, line: Line, size: number) => {
  const free = width - line.width * size;
  // What is read from the right begins there.
  const side = line.isRightToLeft && align === 'left' ? 'right' : align;
  return x + (side === 'left' ? 0 : side === 'right' ? free : free / 2);
};

// The pages of an order say much the same.
const fitted = new WeakMap<Doc, Map<string, Fitted>>();

const fitOnce = (doc: Doc, texts: readonly string[], area: Area): Fitted => {
  const known = fitted.get(doc) ?? new Map<string, Fitted>();
  fitted.set(doc, known);
  const { width, height, largest, smallest } = area;
  const key = JSON.stringify([width, height, largest, smallest, ...texts]);
  const found = known.get(key) ?? fit(texts, area);
  known.set(key, found);
  return found;
};

/** Writes lines into an area, as large as they fit; what fits at no size is cut with an ellipsis. */
export const writeIn = (doc: Doc, lines: readonly string[], area: Written) => {
  const texts = lines.map((line) => legible(line).trim()).filter((line) => line !== '');
  const { lines: shown, size } = fitOnce(doc, texts, area);
  for (const [at, line] of shown.entries()) {
    const y = area.y + at * lineHeight * size + ascent * size;
    let x = startOf(area, line, size);
    for (const { text, face, width } of joined(asSeen(line.units))) {
      doc.font(face.name).fontSize(size);
      if (text.trim() !== '') doc.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
      x += width * size;
    }
  }
};
