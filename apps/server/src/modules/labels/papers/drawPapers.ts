import { setImmediate as turn } from 'node:timers/promises';
import type { Doc } from '../../../platform/paper/paper.ts';
import type { Paper } from './papers.ts';

type Drawn = Extract<Paper['source'], { draw: unknown }>;
export type DrawnPaper = Paper & { source: Drawn };

export const isDrawn = (paper: Paper): paper is DrawnPaper => 'draw' in paper.source;

const turnAfter = 25;

/** All pages in one document, which so has each font once. Others get their turn meanwhile. */
export const drawPapers = async (
  doc: Doc,
  papers: readonly DrawnPaper[],
  signal?: AbortSignal,
): Promise<void> => {
  let since = 0;
  for (const { order, copies, pages, source } of papers) {
    signal?.throwIfAborted();
    for (let copy = 0; copy < copies; copy += 1) source.draw.draw(doc, order, source.look);
    since += copies * pages;
    if (since < turnAfter) continue;
    since = 0;
    await turn();
  }
  doc.end();
};
