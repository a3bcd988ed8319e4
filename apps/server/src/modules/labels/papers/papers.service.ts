import {
  type checkPrint,
  type PaperFormat,
  type PapersWanted,
  type PrintDocument,
  paperPagesMost,
  type Result,
} from '@alpaca/contract';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { FileReply } from '../../../platform/http/bind.ts';
import { words } from '../../../platform/i18n/i18n.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type PaperOrder, papersOf } from '../../orders/index.ts';
import { requirePrintable } from '../printable.ts';
import { lastLabelPrints } from '../records/lastPrints.ts';
import { isZpl, zplReply } from '../zpl/zpl.ts';
import { obstacleOf, type Paper, papersFor, type Wanted } from './papers.ts';
import { papersReply } from './writePapers.ts';

const today = (ctx: Ctx) => toWire(new Date(), ctx.tenant.zone).slice(0, 10);

/** One order's file has its number, several have the day. */
export const nameOf = (ctx: Ctx, orders: readonly PaperOrder[], document: string) => {
  const [first] = orders;
  const what = words(ctx.lang, `paperFile.${document}`);
  return orders.length === 1 && first ? `${what} ${first.orderNo}` : `${what} ${today(ctx)}`;
};

export const send = (
  ctx: Ctx,
  orders: readonly PaperOrder[],
  papers: readonly Paper[],
  what: string,
  format?: PaperFormat,
) => {
  if (papers.length === 0) refuse('label.nothingToPrint');
  const pages = papers.reduce((sum, paper) => sum + paper.pages * paper.copies, 0);
  if (pages > paperPagesMost) refuse('label.tooManyPages', { most: paperPagesMost });
  const name = nameOf(ctx, orders, what);
  return isZpl(format) ? zplReply(ctx, papers, { name, format }) : papersReply(ctx, papers, name);
};

export const printables = async (ctx: Ctx, ids: readonly string[]) => {
  const orders = await papersOf(ctx, [...new Set(ids)]);
  requirePrintable(ctx, orders, (order) => obstacleOf(ctx, order));
  return orders;
};

/** The papers of orders that can all be printed, as one file. */
export const batch = async (
  ctx: Ctx,
  { ids, format, ...wanted }: PapersWanted & { format?: PaperFormat | undefined },
): Promise<FileReply> => {
  const orders = await printables(ctx, ids);
  return send(ctx, orders, await papersFor(ctx, orders, wanted), 'all', format);
};

const only = (document: PrintDocument): Wanted => ({ documents: [document] });

export const invoices = async (ctx: Ctx, ids: readonly string[]): Promise<FileReply> => {
  const orders = await printables(ctx, ids);
  const papers = await papersFor(ctx, orders, only('invoice'));
  return send(
    ctx,
    orders,
    papers.map((paper) => ({ ...paper, copies: 1 })),
    'invoice',
  );
};

/** What would come out of each order, or why nothing can. */
export const check = async (
  ctx: Ctx,
  { ids, ...wanted }: PapersWanted,
): Promise<Result<typeof checkPrint>> => {
  const orders = await papersOf(ctx, [...new Set(ids)]);
  const printable = orders.filter((order) => obstacleOf(ctx, order) === null);
  const [papers, prints] = await Promise.all([
    papersFor(ctx, printable, wanted),
    lastLabelPrints(
      ctx,
      orders.map(({ id }) => id),
    ),
  ]);
  const byOrder = Map.groupBy(papers, ({ order }) => order.id);
  return orders.map((order) => ({
    id: order.id,
    transactionOrderNo: order.orderNo,
    customerNo: order.customerNo,
    obstacle: obstacleOf(ctx, order),
    items: (byOrder.get(order.id) ?? []).map(({ document, printer, copies, pages }) => ({
      document,
      printer,
      copies,
      pages,
    })),
    printCount: order.printCount,
    lastPrint: prints.get(order.id) ?? null,
  }));
};
