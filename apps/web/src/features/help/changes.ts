import type { Piece } from './topics.ts';

/** What came on one day. */
export interface Release {
  day: string;
  items: readonly (readonly Piece[])[];
}

// Older ones are of interest to nobody at work.
const shown = 5;

const piecesOf = (line: string): Piece[] =>
  line
    .replaceAll('`', '')
    .split(/\*\*(.+?)\*\*/)
    .map((part, at) => (at % 2 === 1 ? { strong: part } : part))
    .filter((part) => part !== '');

/** Reads a list of changes: a heading for each day, a line for each change. */
export const releasesOf = (text: string): readonly Release[] =>
  text
    .split(/^## /m)
    .slice(1, 1 + shown)
    .map((part) => {
      const [day = '', ...lines] = part.split('\n');
      const items = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
      return { day: day.trim(), items: items.map(piecesOf) };
    });
