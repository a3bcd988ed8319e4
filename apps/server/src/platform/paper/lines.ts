import { lineHeight } from './faces.ts';
import { inSigns, type Paragraph, type Piece, piecesOf, type Unit } from './pieces.ts';

export interface Line {
  units: readonly Unit[];
  /** As a share of the size, without what is blank at its end. */
  width: number;
  isRightToLeft: boolean;
}

const lineOf = (pieces: readonly Piece[], isRightToLeft: boolean): Line => {
  const units = pieces.flatMap((piece) => piece.units);
  while (units.at(-1)?.text === ' ') units.pop();
  return { units, width: units.reduce((so, { width }) => so + width, 0), isRightToLeft };
};

// What is as wide as the line fits, however the sum was rounded.
const slack = 1e-6;

const wrapped = ({ pieces, isRightToLeft }: Paragraph, room: number): Line[] => {
  const lines: Line[] = [];
  let line: Piece[] = [];
  let width = 0;
  const end = () => {
    if (line.length > 0) lines.push(lineOf(line, isRightToLeft));
    [line, width] = [[], 0];
  };
  const put = (piece: Piece) => {
    if (width + piece.inked > room + slack) end();
    line.push(piece);
    width += piece.width;
  };
  for (const piece of pieces) {
    if (piece.inked <= room + slack) put(piece);
    else for (const sign of inSigns(piece)) put(sign);
  }
  end();
  return lines;
};

export interface Area {
  width: number;
  height: number;
  largest: number;
  smallest?: number;
}

export interface Fitted {
  lines: readonly Line[];
  size: number;
  /** Whether nothing had to be cut. */
  isWhole: boolean;
}

const linesAt = (paragraphs: readonly Paragraph[], { width }: Area, size: number) =>
  paragraphs.flatMap((paragraph) => wrapped(paragraph, width / size));

/** As many whole lines as fit, the last one with an ellipsis. */
const cut = (lines: readonly Line[], { width, height }: Area, size: number): Line[] => {
  const most = Math.max(1, Math.floor(height / (lineHeight * size) + slack));
  const kept = lines.slice(0, most);
  const last = kept.at(-1);
  const isTooLow = height < lineHeight * size - slack;
  if (!last || (lines.length <= most && !isTooLow)) return kept;
  const ellipsis = piecesOf('…').pieces;
  const signs = inSigns({ units: last.units, width: 0, inked: 0 });
  const room = width / size - (ellipsis[0]?.width ?? 0);
  let [so, count] = [0, 0];
  while (count < signs.length && so + (signs[count]?.width ?? 0) <= room + slack) {
    so += signs[count]?.width ?? 0;
    count += 1;
  }
  const { isRightToLeft } = last;
  const shown = isTooLow ? [] : signs.slice(0, count);
  return [...kept.slice(0, -1), lineOf([...shown, ...ellipsis], isRightToLeft)];
};

const step = 0.5;

const widthsOf = (paragraphs: readonly Paragraph[]) =>
  paragraphs.map(({ pieces }) => pieces.reduce((so, { width }) => so + width, 0));

// What is blank at a line's end needs no room.
const widestSpace = 0.4;

/** The least number of lines, if no other room were lost at their ends. */
const leastLines = (widths: readonly number[], room: number) =>
  widths.reduce((so, width) => so + Math.ceil((width - slack) / (room + widestSpace)), 0);

/** The largest size at which all of it has room; what fits at no size is cut with an ellipsis. */
export const fit = (texts: readonly string[], area: Area): Fitted => {
  const { width, height, largest, smallest = 5 } = area;
  const paragraphs = texts.map(piecesOf);
  const widths = widthsOf(paragraphs);
  const fits = (lines: number, size: number) => lines * lineHeight * size <= height + slack;
  for (let size = largest; size > smallest; size -= step) {
    // Laying lines out takes long, so what can't fit anyway is not tried.
    if (!fits(leastLines(widths, width / size), size)) continue;
    const lines = linesAt(paragraphs, area, size);
    if (fits(lines.length, size)) return { lines, size, isWhole: true };
  }
  const lines = linesAt(paragraphs, area, smallest);
  const isWhole = fits(lines.length, smallest);
  return { lines: isWhole ? lines : cut(lines, area, smallest), size: smallest, isWhole };
};
