import {
  type addCarrierBill,
  type BillAct,
  type CarrierBill,
  type getCarrierBill,
  type listCarrierBills,
  mayActOnBill,
  type Parsed,
  type Result,
  toAmount,
} from '@alpaca/contract';
import { todayOf } from '../../../platform/clock/days.ts';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids.ts';
import { refuse } from '../../../platform/refusal.ts';
import { importUnderWay } from '../../imports/index.ts';
import { forgetTwiceOf, markTwice } from '../lines/lines.repository.ts';
import { requirePayee } from '../payees/payees.repository.ts';
import { requireWholeView } from '../wholeView.ts';
import * as repo from './bills.repository.ts';

const wire = (ctx: Ctx, time: Date | null) => time && toWire(time, ctx.tenant.zone);

const viewOf = (ctx: Ctx, row: repo.ListedBill): CarrierBill => {
  const { currency, state } = row;
  const isBooked = state !== 'open' && state !== 'discarded';
  return {
    id: row.id,
    revision: row.revision,
    payeeId: row.payee_id,
    payeeCode: row.payee_code,
    payeeName: row.payee_name,
    billNo: row.bill_no,
    version: row.version,
    state,
    currency,
    billDay: row.bill_day,
    dueDay: row.due_day,
    isOverdue: state === 'posted' && row.due_day < todayOf(ctx, new Date()),
    note: row.note,
    lines: row.lines,
    total: toAmount(isBooked ? row.total_minor : row.sum_minor, currency),
    paid: toAmount(row.paid_minor, currency),
    unknown: row.unknown,
    twice: row.twice,
    runNo: row.run_no ?? '',
    createTime: toWire(row.created_at, ctx.tenant.zone),
    postTime: wire(ctx, row.posted_at),
    byName: row.realname ?? '',
  };
};

export const list = async (
  ctx: Ctx,
  { pageNo, pageSize, ...filter }: Parsed<typeof listCarrierBills>['body'],
): Promise<Result<typeof listCarrierBills>> => {
  const part = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const [rows, byState] = await Promise.all([
    repo.page(ctx, filter, part),
    repo.countByState(ctx, filter),
  ]);
  const records = rows.map((row) => viewOf(ctx, row));
  return { page: { records, total: rows[0]?.all ?? 0, pageNo, pageSize }, byState };
};

export const get = async (ctx: Ctx, id: string): Promise<Result<typeof getCarrierBill>> => {
  const row = (await repo.listed(ctx, id)) ?? refuse('carrierBill.notFound');
  const [fees, { parcels, changes }, importId, versions] = await Promise.all([
    repo.feesOf(ctx, id),
    repo.borneBy(ctx, id),
    importUnderWay(ctx, 'carrierBill', id),
    repo.versionsOf(ctx, row),
  ]);
  return {
    bill: viewOf(ctx, row),
    fees: fees.map(({ fee, minor }) => ({ fee, amount: toAmount(minor, row.currency) })),
    parcels,
    changes,
    importId,
    versions: versions.map((version) => ({
      id: version.id,
      version: version.version,
      state: version.state as repo.BillRow['state'],
      total: toAmount(version.total_minor, version.currency as repo.BillRow['currency']),
      postTime: wire(ctx, version.posted_at),
    })),
  };
};

/** What was paid of a version counts for the next one: not in another currency. */
const requirePaidIn = ({ paid_minor, currency }: repo.BillRow, next: repo.BillRow['currency']) => {
  if (paid_minor !== 0n && currency !== next) refuse('carrierBill.otherCurrency');
};

/** The bill that is corrected is one that is owed, of the same payee and number, and in no run. */
const requireCorrectable = async (
  ctx: Ctx,
  id: string,
  { payeeId, billNo, currency }: Pick<repo.NewBill, 'payeeId' | 'billNo' | 'currency'>,
) => {
  const bill = (await repo.lock(ctx, id)) ?? refuse('carrierBill.notFound');
  const isSame = bill.payee_id === payeeId && bill.bill_no === billNo;
  if (!isSame || !mayActOnBill(bill.state, 'correct')) refuse('carrierBill.moved');
  if (bill.run_id) refuse('carrierBill.inRun');
  requirePaidIn(bill, currency);
};

export const add = (ctx: Ctx, { corrects, note, ...form }: Parsed<typeof addCarrierBill>['body']) =>
  inTx(ctx, async (ctx) => {
    await requirePayee(ctx, form.payeeId);
    if (corrects) await requireCorrectable(ctx, corrects, form);
    const id = newId();
    const version = await repo.insert(ctx, { id, ...form, note: note ?? '' });
    const owed = corrects
      ? undefined
      : await repo.lockOwed(ctx, { payee_id: form.payeeId, bill_no: form.billNo });
    if (version === undefined || owed) refuse('carrierBill.taken');
    ctx.trail?.note({ name: form.billNo });
    return { id };
  });

interface Seen {
  id: string;
  revision: number;
}

/** Locks a bill for an act that its state allows, as the caller saw it. */
export const lockFor = async (ctx: Ctx, { id, revision }: Seen, act: BillAct) => {
  const bill = (await repo.lock(ctx, id)) ?? refuse('carrierBill.notFound');
  if (bill.revision !== revision || !mayActOnBill(bill.state, act)) refuse('carrierBill.moved');
  ctx.trail?.note({ name: bill.bill_no });
  return bill;
};

const requireNoImport = async (ctx: Ctx, id: string) => {
  if (await importUnderWay(ctx, 'carrierBill', id)) refuse('carrierBill.importing');
};

/** The version before it is owed no more; what was paid of it counts for the new one. */
const replace = async (ctx: Ctx, bill: repo.BillRow, content: string): Promise<bigint> => {
  const before = await repo.lockOwed(ctx, bill);
  if (!before) return 0n;
  if (before.run_id) refuse('carrierBill.inRun');
  if (before.content === content) refuse('carrierBill.same');
  // It may have been paid since this one was begun.
  requirePaidIn(before, bill.currency);
  await repo.change(ctx, before.id, { state: 'replaced', paid_minor: 0n });
  await repo.postPayable(ctx, 'undo', before.id);
  await forgetTwiceOf(ctx, before.id);
  return before.paid_minor;
};

/** Books a bill: the ledger has it, and lines that were billed before are marked. */
export const post = (ctx: Ctx, seen: Seen) =>
  inTx(ctx, async (ctx) => {
    requireWholeView(ctx);
    const bill = await lockFor(ctx, seen, 'post');
    await requireNoImport(ctx, bill.id);
    const { count, minor, content } = await repo.sumUp(ctx, bill.id);
    if (count === 0) refuse('carrierBill.empty');
    const paid = await replace(ctx, bill, content);
    await repo.change(ctx, bill.id, {
      state: 'posted',
      line_count: count,
      total_minor: minor,
      paid_minor: paid,
      content,
      posted_by: ctx.session?.userId ?? null,
      posted_at: new Date(),
    });
    await repo.postPayable(ctx, 'bill', bill.id);
    // What was paid already is owed no more.
    if (paid === minor && paid !== 0n) await repo.change(ctx, bill.id, { state: 'paid' });
    await markTwice(ctx, bill.id);
    return null;
  });

export const discard = (ctx: Ctx, seen: Seen) =>
  inTx(ctx, async (ctx) => {
    const bill = await lockFor(ctx, seen, 'discard');
    await requireNoImport(ctx, bill.id);
    await repo.change(ctx, bill.id, { state: 'discarded' });
    return null;
  });
