import { join } from 'node:path';
import { pagesPerFile } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import type { FileReply } from '../../../platform/http/bind.ts';
import { words } from '../../../platform/i18n/i18n.ts';
import { mergePdfs } from '../../../platform/pdf/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { pagesOf, type Run, runsOf } from '../papers/sheets.ts';
import { fileReply, writeRuns } from '../papers/writePapers.ts';
import { type Entry, entriesOf } from './setPapers.ts';
import * as repo from './sets.repository.ts';

/** As they were put together when the set was made: nothing shares a sheet that didn't then. */
const runsAgain = (entries: readonly Entry[], rows: readonly repo.PagedOrder[]): Run[] => {
  const parts: Entry[][] = [];
  for (const [at, entry] of entries.entries()) {
    if (rows[at]?.is_fresh || parts.length === 0) parts.push([]);
    parts.at(-1)?.push(entry);
  }
  return parts.flatMap((part) => runsOf(part.flatMap(({ papers }) => papers)));
};

const isGone = (run: Run) => run.every((paper) => paper.isGone);

/** What is still to be printed from a page on, and how many of its pages come before that one. */
const fromPage = (entries: readonly Entry[], rows: readonly repo.PagedOrder[], from: number) => {
  const runs = runsAgain(entries, rows);
  let page = (rows[0]?.first_page ?? 1) - 1;
  let skipped = 0;
  for (const run of runs) {
    const pages = pagesOf(run);
    if (!isGone(run)) skipped += Math.max(0, Math.min(pages, from - 1 - page));
    page += pages;
  }
  if (page === rows.at(-1)?.last_page) return { runs, skipped };
  // Another design was chosen since, and pages are other pages: whole orders, so that none is lost.
  const since = rows.findIndex(({ last_page }) => last_page >= from);
  return { runs: runsAgain(entries.slice(since), rows.slice(since)), skipped: 0 };
};

/**
 * Pages of a set from one on, as they were counted when it was made. What was given up since is left
 * out: a label that no longer counts is not printed again.
 */
export const pagesFrom = async (
  ctx: Ctx,
  { id, from }: { id: string; from: number },
): Promise<FileReply> => {
  const set = await repo.find(ctx, id);
  const rows = await repo.ordersFromPage(ctx, id, from, pagesPerFile);
  const none = () => refuse('labelSet.noSuchPage', { pages: set.pages });
  if (rows.length === 0) return none();
  const entries = await entriesOf(ctx, set, rows, true);
  const { runs, skipped } = fromPage(entries, rows, from);
  const left = runs.filter((run) => !isGone(run));
  if (left.length === 0) return none();
  const name = words(ctx.lang, 'labelSetPages', { from });
  return fileReply(name, async (folder) => {
    const whole = await writeRuns(ctx, left, { folder, title: name });
    if (skipped === 0) return whole;
    const rest = join(folder, 'rest.pdf');
    await mergePdfs([{ path: whole, from: skipped + 1 }], rest);
    return rest;
  });
};
