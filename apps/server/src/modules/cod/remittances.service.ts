import {
  type addRemittance,
  type listRemittances,
  type Parsed,
  type Remittance,
  type Result,
  toAmount,
} from '@alpaca/contract';
import { addDays } from '../../platform/clock/days.ts';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import { changeRevised } from '../../platform/revisions/changeRevised.ts';
import { importUnderWay } from '../imports/index.ts';
import { payees, requirePayee } from '../payables/index.ts';
import { addRemitted, lockMany } from './codOrders.repository.ts';
import { tellPages } from './codStory.ts';
import { codTerms } from './codTerms.ts';
import * as repo from './remittances.repository.ts';

export const carriers = async (ctx: Ctx) =>
  (await payees(ctx)).map(({ id, name, currency }) => ({ id, name, currency }));

const viewOf = (ctx: Ctx, row: repo.ListedRemittance): Remittance => {
  const amount = (minor: bigint) => toAmount(minor, row.currency);
  return {
    id: row.id,
    revision: row.revision,
    payeeId: row.payee_id,
    payeeName: row.payee_name,
    remittanceNo: row.remittance_no,
    state: row.state,
    currency: row.currency,
    remitDay: row.remitted_on,
    note: row.note,
    lines: row.lines,
    total: amount(row.sum_minor),
    kept: amount(row.kept_sum),
    received: amount(row.sum_minor - row.kept_sum),
    toMatch: row.to_match,
    createTime: toWire(row.created_at, ctx.tenant.zone),
    postTime: row.posted_at && toWire(row.posted_at, ctx.tenant.zone),
    byName: row.realname ?? '',
  };
};

export const list = async (
  ctx: Ctx,
  { pageNo, pageSize, ...filter }: Parsed<typeof listRemittances>['query'],
): Promise<Result<typeof listRemittances>> => {
  const rows = await repo.page(ctx, filter, { limit: pageSize, offset: (pageNo - 1) * pageSize });
  return {
    records: rows.map((row) => viewOf(ctx, row)),
    total: rows[0]?.total ?? 0,
    pageNo,
    pageSize,
  };
};

export const get = async (ctx: Ctx, id: string): Promise<Remittance> => {
  const [row] = await repo.page(ctx, { id }, { limit: 1, offset: 0 });
  return row ? viewOf(ctx, row) : refuse('remittance.notFound');
};

export const add = (ctx: Ctx, { note, ...form }: Parsed<typeof addRemittance>['body']) =>
  inTx(ctx, async (ctx) => {
    await requirePayee(ctx, form.payeeId);
    const id = newId();
    if (!(await repo.insert(ctx, { id, ...form, note: note ?? '' }))) refuse('remittance.taken');
    ctx.trail?.note({ name: form.remittanceNo });
    return { id };
  });

interface Seen {
  id: string;
  revision: number;
}

/** Locks one that is open, as the caller saw it, and into which nothing comes just now. */
const lockOpen = async (ctx: Ctx, { id, revision }: Seen) => {
  const row = (await repo.lock(ctx, id)) ?? refuse('remittance.notFound');
  if (row.revision !== revision || row.state !== 'open') refuse('remittance.moved');
  if (await importUnderWay(ctx, 'codRemittance', id)) refuse('remittance.importing');
  ctx.trail?.note({ name: row.remittance_no });
  return row;
};

/** What orders get by a remittance that is booked, and when their merchants get it. */
export const bookParts = async (
  ctx: Ctx,
  { remitted_on: day }: repo.RemittanceRow,
  parts: readonly { orderId: string; minor: bigint }[],
) => {
  const locked = await lockMany(
    ctx,
    parts.map(({ orderId }) => orderId),
  );
  const { creditDays, feePermille } = await codTerms(ctx);
  const creditDay = addDays(day, creditDays);
  await addRemitted(ctx, parts, { day, creditDay, permille: feePermille });
  await tellPages(
    ctx,
    locked.map(({ merchant_id }) => merchant_id),
  );
};

export const post = (ctx: Ctx, seen: Seen) =>
  inTx(ctx, async (ctx) => {
    const row = await lockOpen(ctx, seen);
    const { count, minor, kept } = await repo.sumUp(ctx, row.id);
    if (count === 0) refuse('remittance.empty');
    await changeRevised(ctx, 'cod_remittances', row.id, {
      state: 'posted',
      line_count: count,
      total_minor: minor,
      kept_minor: kept,
      posted_by: ctx.session?.userId ?? null,
      posted_at: new Date(),
    });
    await bookParts(ctx, row, await repo.partsOf(ctx, row.id));
    return null;
  });

export const discard = (ctx: Ctx, seen: Seen) =>
  inTx(ctx, async (ctx) => {
    const row = await lockOpen(ctx, seen);
    await changeRevised(ctx, 'cod_remittances', row.id, { state: 'discarded' });
    return null;
  });
