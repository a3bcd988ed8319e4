import PDFDocument from 'pdfkit';
import { ascent, faces, lineHeight } from './faces.ts';
import { legible } from './legible.ts';
import { type Area, type Fitted, fit, type Line } from './lines.ts';
import { writePagesWhole } from './pageContents.ts';
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
  return writePagesWhole(doc);
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
  let highest = 0;
  for (const { level } of units) if (level > highest) highest = level;
  if (highest === 0) return units;
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
  let last: Unit | undefined;
  for (const unit of units) {
    if (last && last.level === 0 && unit.level === 0 && last.face === unit.face) {
      last.text += unit.text;
      last.width += unit.width;
    } else {
      last = { ...unit };
      runs.push(last);
    }
  }
  return runs;
};

type Align = 'left' | 'center' | 'right';

export interface Written extends Area {
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

/** Lines as they are written: each in its runs from left to right. */
interface Ready extends Pick<Fitted, 'size' | 'isWhole'> {
  lines: readonly (Line & { runs: readonly Unit[] })[];
}

const ready = (lines: readonly string[], area: Area): Ready => {
  const texts = lines.map((line) => legible(line).trim()).filter((line) => line !== '');
  const { lines: shown, size, isWhole } = fit(texts, area);
  const runs = (line: Line) => ({ ...line, runs: joined(asSeen(line.units)) });
  return { lines: shown.map(runs), size, isWhole };
};

// The pages of an order say much the same, and those of another order much else.
const known = new Map<string, Ready>();
const mostKnown = 1000;

const readyOnce = (lines: readonly string[], area: Area): Ready => {
  const { width, height, largest, smallest = 0 } = area;
  const key = `${width} ${height} ${largest} ${smallest} ${lines.join('\n')}`;
  const found = known.get(key);
  if (found) return found;
  const made = ready(lines, area);
  if (known.size >= mostKnown) known.clear();
  known.set(key, made);
  return made;
};

/** How high lines become in an area, and whether all of them have room there. */
export const measure = (lines: readonly string[], area: Area) => {
  const { lines: shown, size, isWhole } = readyOnce(lines, area);
  return { height: shown.length * lineHeight * size, isWhole };
};

// Only links and lines below words need their width, so pdfkit need not measure once more.
const unmeasured = {
  lineBreak: false,
  baseline: 'alphabetic',
  textWidth: 0,
  wordCount: 1,
} as const;

/** Writes lines into an area, as large as they fit; what fits at no size is cut with an ellipsis. */
export const writeIn = (doc: Doc, lines: readonly string[], area: Written) => {
  const { lines: shown, size } = readyOnce(lines, area);
  for (const [at, line] of shown.entries()) {
    const y = area.y + at * lineHeight * size + ascent * size;
    let x = startOf(area, line, size);
    for (const { text, face, width } of line.runs) {
      doc.font(face.name).fontSize(size);
      if (text.trim() !== '') doc.text(text, x, y, unmeasured);
      x += width * size;
    }
  }
};
