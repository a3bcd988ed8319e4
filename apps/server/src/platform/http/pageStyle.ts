import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
const palette = read(import.meta.dirname, 'palette.css');
const frame = read(import.meta.dirname, 'frame.css');

/** The style of a page made here: the house's colours by day and night, and what the page adds. */
export const pageStyle = (...path: string[]) => palette + read(...path);

/** The same for one that is a header, a middle and a footer in one column. */
export const framedStyle = (...path: string[]) => palette + frame + read(...path);
