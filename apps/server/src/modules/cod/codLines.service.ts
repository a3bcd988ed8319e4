import {
  type CodLine,
  codLinesToMatch,
  type listCodLines,
  type matchCodLine,
  type Parsed,
  type Result,
  type setCodLineAside,
  toAmount,
} from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { refuse } from '../../platform/refusal.ts';
import { changeRevised } from '../../platform/revisions/changeRevised.ts';
import * as repo from './codLines.repository.ts';
import { matchesOf } from './matching.ts';
import { find } from './remittances.repository.ts';
import { bookParts } from './remittances.service.ts';

const viewOf = (row: repo.CodLineRow): CodLine => ({
  id: row.id,
  revision: row.revision,
  remittanceId: row.remittance_id,
  remittanceNo: row.remittance_no,
  payeeName: row.payee_name,
  lineNo: row.line_no,
  number: row.number,
  currency: row.currency,
  amount: toAmount(row.amount_minor, row.currency),
  kept: toAmount(row.kept_minor, row.currency),
  words: row.words,
  state: row.state,
  orderId: row.order_id,
  orderNo: row.order_no ?? '',
  due: row.due_minor === null ? null : toAmount(row.due_minor, row.currency),
  asideNote: row.aside_note,
});

export const list = async (
  ctx: Ctx,
  { pageNo, pageSize, ...filter }: Parsed<typeof listCodLines>['query'],
): Promise<Result<typeof listCodLines>> => {
  const { remittanceId } = filter;
  if (remittanceId && !(await find(ctx, remittanceId))) refuse('remittance.notFound');
  const rows = await repo.page(ctx, filter, { limit: pageSize, offset: (pageNo - 1) * pageSize });
  return { records: rows.map(viewOf), total: rows[0]?.total ?? 0, pageNo, pageSize };
};

const lockSeen = async (ctx: Ctx, { id, revision }: { id: string; revision: number }) => {
  const line = (await repo.lock(ctx, id)) ?? refuse('codLine.notFound');
  const isToMatch = codLinesToMatch.some((state) => state === line.state);
  if (line.revision !== revision || !isToMatch || line.remittance_state === 'discarded') {
    refuse('codLine.moved');
  }
  ctx.trail?.note({ name: `${line.remittance_no} ${line.line_no}` });
  return line;
};

const noMatch = {
  unknown: 'order.noSuchNumber',
  notCod: 'codLine.notCod',
  otherCurrency: 'codLine.otherCurrency',
} as const;

/** What nobody knew is somebody's: its order has the money from now on. */
export const match = (ctx: Ctx, { number, ...seen }: Parsed<typeof matchCodLine>['body']) =>
  inTx(ctx, async (ctx) => {
    const line = await lockSeen(ctx, seen);
    const { state, orderId } = (await matchesOf(ctx, line.currency, [number]))(number);
    if (orderId === null) return refuse(noMatch[state]);
    await changeRevised(ctx, 'cod_lines', line.id, { state, order_id: orderId });
    const remittance = await find(ctx, line.remittance_id);
    if (remittance?.state === 'posted') {
      await bookParts(ctx, remittance, [{ orderId, minor: line.amount_minor }]);
    }
    return null;
  });

export const setAside = (ctx: Ctx, { note, ...seen }: Parsed<typeof setCodLineAside>['body']) =>
  inTx(ctx, async (ctx) => {
    const line = await lockSeen(ctx, seen);
    await changeRevised(ctx, 'cod_lines', line.id, { state: 'aside', aside_note: note });
    return null;
  });
