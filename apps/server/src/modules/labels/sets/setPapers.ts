import { type PrintDocument, pagesPerFile } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { type PaperOrder, papersOf } from '../../orders/index.ts';
import { obstacleOf, type Paper, papersFor } from '../papers/papers.ts';
import { boxByBox, type Place, placesOf } from '../papers/sheets.ts';
import * as repo from './sets.repository.ts';

/** One order of a set: its papers, or why it has none. */
export interface Entry {
  place: number;
  orderNo: string;
  obstacle: repo.Put['obstacle'];
  papers: readonly Paper[];
  /** If it were alone: on sheets that it shares there are fewer. */
  pages: number;
}

export type SetRow = Pick<repo.LabelSetRow, 'id' | 'kind' | 'documents'>;

const atOnce = 100;

type Asked = Pick<SetRow, 'kind' | 'documents'>;

/** A copy is enough in what is kept as a file. */
const papersIn = async (ctx: Ctx, { kind, documents }: Asked, orders: readonly PaperOrder[]) => {
  const wanted = { documents: documents as PrintDocument[] };
  const papers = (await papersFor(ctx, orders, wanted)).map((paper) => ({ ...paper, copies: 1 }));
  return kind === 'bySubOrder' ? papers.flatMap(boxByBox) : papers;
};

interface Listed {
  place: number;
  order_id: string;
}

/** Orders of a set with their papers; of one that was given up since only where that is asked. */
export const entriesOf = async (
  ctx: Ctx,
  set: Asked,
  rows: readonly Listed[],
  withGone = false,
): Promise<Entry[]> => {
  const orders = await papersOf(
    ctx,
    rows.map(({ order_id }) => order_id),
  );
  const isGone = (order: PaperOrder) => obstacleOf(ctx, order) !== null;
  const papers = await papersIn(
    ctx,
    set,
    orders.filter((order) => withGone || !isGone(order)),
  );
  const byOrder = Map.groupBy(papers, ({ order }) => order.id);
  return orders.map((order, at) => {
    const all = byOrder.get(order.id) ?? [];
    const own = isGone(order) ? all.map((paper) => ({ ...paper, isGone: true })) : all;
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

/** On which pages of their file orders are, counted from its first. */
export const rangesIn = (entries: readonly Entry[]): Place[] => {
  const places = placesOf(entries.flatMap(({ papers }) => papers));
  let at = 0;
  return entries.map(({ papers }) => {
    const own = places.slice(at, at + papers.length);
    at += papers.length;
    return { from: own[0]?.from ?? 0, to: own.at(-1)?.to ?? 0 };
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
