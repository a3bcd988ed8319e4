import { setImmediate as turn } from 'node:timers/promises';
import type { Doc } from '../../../platform/paper/paper.ts';
import { type DrawnPaper, drawRun, type Run, runsOf } from './sheets.ts';

export { type DrawnPaper, isDrawn } from './sheets.ts';

const turnAfter = 5;

/** All pages in one document, which so has each font once. Others get their turn meanwhile. */
export const drawRuns = async (
  doc: Doc,
  runs: readonly Run<DrawnPaper>[],
  signal?: AbortSignal,
): Promise<void> => {
  let since = 0;
  for (const run of runs) {
    for (const pages of drawRun(doc, run)) {
      since += pages;
      if (since < turnAfter) continue;
      since = 0;
      signal?.throwIfAborted();
      await turn();
    }
  }
  doc.end();
};

export const drawPapers = (doc: Doc, papers: readonly DrawnPaper[], signal?: AbortSignal) =>
  drawRuns(doc, runsOf(papers), signal);
