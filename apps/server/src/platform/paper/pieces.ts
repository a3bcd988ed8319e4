/// <reference path="./linebreak.d.ts" />
import type { Bidi } from 'bidi-js';
import bidiFactory from 'bidi-js';
import LineBreaker from 'linebreak';
import { type Face, faces, mainFace } from './faces.ts';

// Node gives the function itself, where its types speak of a default within.
const bidi = (bidiFactory as unknown as () => Bidi)();
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const isMark = /\p{M}/u;
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What is written at once: one font, one direction, and a space only by itself. */
export interface Unit {
  text: string;
  face: Face;
  /** As a share of the size. */
  width: number;
  /** As the Unicode bidirectional algorithm counts it: odd runs from right to left. */
  level: number;
}

/** What stays on one line, with the space after it. */
export interface Piece {
  units: readonly Unit[];
  /** With and without the space at its end. */
  width: number;
  inked: number;
}

/** What is written together at the least: a letter with the marks on it. */
const signsOf = (text: string): readonly string[] =>
  isMark.test(text) ? Array.from(clusters.segment(text), ({ segment }) => segment) : [...text];

const findFace = (sign: string): Face =>
  (faces.find((face) => Array.from(sign).every(face.has)) ?? faces[0]) as Face;

const mostSigns = 50_000;
const known = new Map<string, Face>();
const faceOf = (sign: string): Face => {
  const found = known.get(sign);
  if (found) return found;
  if (known.size >= mostSigns) known.clear();
  const face = findFace(sign);
  known.set(sign, face);
  return face;
};

const unitsOf = (text: string, levelAt: (index: number) => number): Unit[] => {
  const units: Unit[] = [];
  let index = 0;
  for (const written of signsOf(text)) {
    const level = levelAt(index);
    // A bracket that opens looks to where its words begin.
    const sign = (level % 2 === 1 && bidi.getMirroredCharacter(written)) || written;
    const face = faceOf(sign);
    const last = units.at(-1);
    const joins =
      last && last.face === face && last.level === level && sign !== ' ' && last.text !== ' ';
    if (joins) last.text += sign;
    else units.push({ text: sign, face, level, width: 0 });
    index += written.length;
  }
  for (const unit of units) unit.width = unit.face.widthOf(unit.text);
  return units;
};

const sum = (units: readonly Unit[]) => units.reduce((so, { width }) => so + width, 0);

const pieceOf = (units: readonly Unit[]): Piece => {
  const last = units.findLastIndex(({ text }) => text !== ' ');
  return { units, width: sum(units), inked: sum(units.slice(0, last + 1)) };
};

// Words and signs come again and again.
const mostPieces = 20_000;
const knownPieces = new Map<string, Piece>();

// The first font has all of them.
const isPlain = /^[!-~]+ ?$/;
const plainUnit = (text: string): Unit => ({
  text,
  face: mainFace,
  level: 0,
  width: mainFace.widthOf(text),
});
const plainUnits = (text: string): Unit[] =>
  text.endsWith(' ') ? [plainUnit(text.slice(0, -1)), plainUnit(' ')] : [plainUnit(text)];

/** A piece of a text that runs from left to right all through. */
const pieceOnce = (text: string): Piece => {
  const found = knownPieces.get(text);
  if (found) return found;
  if (knownPieces.size >= mostPieces) knownPieces.clear();
  const made = pieceOf(isPlain.test(text) ? plainUnits(text) : unitsOf(text, () => 0));
  knownPieces.set(text, made);
  return made;
};

export interface Paragraph {
  pieces: readonly Piece[];
  isRightToLeft: boolean;
}

// Numbers and single words, of which labels have many, can't be parted.
const isOneWord = /^[A-Za-z0-9]+$/;

/** A line of text in pieces that may go on different lines, each measured. */
export const piecesOf = (text: string): Paragraph => {
  if (isOneWord.test(text)) return { pieces: [pieceOnce(text)], isRightToLeft: false };
  const embedded = rightToLeft.test(text) ? bidi.getEmbeddingLevels(text) : null;
  const breaker = new LineBreaker(text);
  const pieces: Piece[] = [];
  let from = 0;
  for (let stop = breaker.nextBreak(); stop; stop = breaker.nextBreak()) {
    const start = from;
    const piece = text.slice(start, stop.position);
    const levels = embedded?.levels;
    pieces.push(
      levels ? pieceOf(unitsOf(piece, (index) => levels[start + index] ?? 0)) : pieceOnce(piece),
    );
    from = stop.position;
  }
  return { pieces, isRightToLeft: embedded?.paragraphs[0]?.level === 1 };
};

/** A piece by its signs, for where even one piece has no room. */
export const inSigns = ({ units }: Piece): Piece[] =>
  units.flatMap(({ text, face, level }) =>
    signsOf(text).map((sign) => pieceOf([{ text: sign, face, level, width: face.widthOf(sign) }])),
  );
