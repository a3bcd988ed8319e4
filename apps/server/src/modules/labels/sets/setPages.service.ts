import { join } from 'node:path';
import { pagesPerFile } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import type { FileReply } from '../../../platform/http/bind.ts';
import { words } from '../../../platform/i18n/i18n.ts';
import { mergePdfs } from '../../../platform/pdf/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { fileReply, writePapers } from '../papers/writePapers.ts';
import { entriesOf } from './setPapers.ts';
import * as repo from './sets.repository.ts';

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
  const [first] = rows;
  if (!first) return refuse('labelSet.noSuchPage', { pages: set.pages });
  const entries = await entriesOf(
    ctx,
    set,
    rows.map(({ order_id }, at) => ({ order_id, place: at + 1 })),
  );
  const papers = entries.flatMap((entry) => entry.papers);
  if (papers.length === 0) return refuse('labelSet.noSuchPage', { pages: set.pages });
  // The first order's pages before the one asked for are on paper already.
  const skipped = entries[0]?.obstacle ? 0 : from - (first.first_page as number);
  const name = words(ctx.lang, 'labelSetPages', { from });
  return fileReply(name, async (folder) => {
    const whole = await writePapers(ctx, papers, { folder, title: name });
    if (skipped === 0) return whole;
    const rest = join(folder, 'rest.pdf');
    await mergePdfs([{ path: whole, from: skipped + 1 }], rest);
    return rest;
  });
};
