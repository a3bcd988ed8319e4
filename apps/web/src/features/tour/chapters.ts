import { tourPath } from '../../shared/lib/paths.ts';

/** What two minutes show, in the order of a parcel's life; each has a picture and words of its own. */
export const chapters = [
  'home',
  'place',
  'list',
  'print',
  'receive',
  'track',
  'costs',
  'margin',
] as const;
export type Chapter = (typeof chapters)[number];

/** The chapter an address names; the first where it names none. */
export const chapterOf = (search: string): Chapter => {
  const named = new URLSearchParams(search).get('at');
  return chapters.find((one) => one === named) ?? chapters[0];
};

export const chapterPath = (chapter: Chapter) => `${tourPath}?at=${chapter}`;

/** How long one is on show while the tour goes by itself. */
export const chapterMs = 15_000;
