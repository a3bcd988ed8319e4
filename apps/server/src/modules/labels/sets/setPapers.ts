import { type PrintDocument, pagesPerFile } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { papersOf } from '../../orders/index.ts';
import { obstacleOf, type Paper, papersFor } from '../papers/papers.ts';
import * as repo from './sets.repository.ts';

/** One order of a set: its papers, or why it has none. */
export interface Entry {
  place: number;
  orderNo: string;
  obstacle: repo.Put['obstacle'];
  papers: readonly Paper[];
  pages: number;
}

export type SetRow = Pick<repo.LabelSetRow, 'id' | 'documents'>;

const atOnce = 100;

/** A copy is enough in what is kept as a file. */
const once = (papers: readonly Paper[]) => papers.map((paper) => ({ ...paper, copies: 1 }));

export const entriesOf = async (
  ctx: Ctx,
  { documents }: Pick<SetRow, 'documents'>,
  rows: readonly { place: number; order_id: string }[],
): Promise<Entry[]> => {
  const orders = await papersOf(
    ctx,
    rows.map(({ order_id }) => order_id),
  );
  const printable = orders.filter((order) => obstacleOf(ctx, order) === null);
  const papers = once(await papersFor(ctx, printable, { documents: documents as PrintDocument[] }));
  const byOrder = Map.groupBy(papers, ({ order }) => order.id);
  return orders.map((order, at) => {
    const own = byOrder.get(order.id) ?? [];
    return {
      place: rows[at]?.place as number,
      orderNo: order.orderNo,
      // Of a set without labels an order may have nothing that was asked for.
      obstacle: obstacleOf(ctx, order) ?? (own.length === 0 ? 'missing' : null),
      papers: own,
      pages: own.reduce((sum, { pages }) => sum + pages, 0),
    };
  });
};

/** All orders of a set in their order, so many at a time. */
export async function* batchesOf(ctx: Ctx, set: SetRow): AsyncGenerator<Entry[]> {
  let place = 0;
  for (;;) {
    const rows = await repo.ordersAfter(ctx, set.id, place, atOnce);
    const last = rows.at(-1);
    if (!last) return;
    yield await entriesOf(ctx, set, rows);
    place = last.place;
  }
}

/** Orders whose pages fit into one file; one order's are never parted. */
export async function* filesOf(
  batches: AsyncIterable<readonly Entry[]>,
  most = pagesPerFile,
): AsyncGenerator<Entry[]> {
  let entries: Entry[] = [];
  let pages = 0;
  for await (const batch of batches) {
    for (const entry of batch) {
      if (pages > 0 && pages + entry.pages > most) {
        yield entries;
        entries = [];
        pages = 0;
      }
      entries.push(entry);
      pages += entry.pages;
    }
  }
  if (entries.length > 0) yield entries;
}
