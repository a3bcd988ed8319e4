import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const palette = readFileSync(join(import.meta.dirname, 'palette.css'), 'utf8');

/** The style of a page made here: the house's colours by day and night, and what the page adds. */
export const pageStyle = (...path: string[]) => palette + readFileSync(join(...path), 'utf8');
