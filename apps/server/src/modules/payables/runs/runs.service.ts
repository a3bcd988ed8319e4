import {
  type addPaymentRun,
  type decidePaymentRun,
  type listPaymentRuns,
  mayActOnBill,
  mayActOnRun,
  type Parsed,
  type PaymentRun,
  type payPaymentRun,
  type Result,
  type RunAct,
  toAmount,
} from '@alpaca/contract';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids.ts';
import { refuse } from '../../../platform/refusal.ts';
import { numberOfDay } from '../../finance/index.ts';
import { type BillRow, lockMany, postPayable } from '../bills/bills.repository.ts';
import { tellToApprove } from '../payables.messages.ts';
import { requirePayee } from '../payees/payees.repository.ts';
import * as repo from './runs.repository.ts';

const viewOf = (
  ctx: Ctx,
  row: repo.ListedRun,
  bills: readonly repo.RunBill[] = [],
): PaymentRun => ({
  id: row.id,
  revision: row.revision,
  runNo: row.run_no,
  payeeId: row.payee_id,
  payeeCode: row.payee_code,
  payeeName: row.payee_name,
  currency: row.currency,
  amount: toAmount(row.amount_minor, row.currency),
  bills: bills.map(({ bill_id, bill_no, version, amount_minor }) => ({
    id: bill_id,
    billNo: bill_no,
    version,
    amount: toAmount(amount_minor, row.currency),
  })),
  state: row.state,
  note: row.note,
  askedBy: row.asked_name ?? '',
  isOwn: row.asked_by === ctx.session?.userId,
  askTime: toWire(row.asked_at, ctx.tenant.zone),
  decidedBy: row.decided_name ?? '',
  decideTime: row.decided_at && toWire(row.decided_at, ctx.tenant.zone),
  remark: row.remark,
  paidBy: row.paid_name ?? '',
  payDay: row.paid_day,
  reference: row.reference,
});

export const list = async (
  ctx: Ctx,
  { state, pageNo, pageSize }: Parsed<typeof listPaymentRuns>['query'],
): Promise<Result<typeof listPaymentRuns>> => {
  const part = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const rows = await repo.page(ctx, state, part);
  const bills = await repo.billsOf(
    ctx,
    rows.map(({ id }) => id),
  );
  const byRun = Map.groupBy(bills, ({ run_id }) => run_id);
  const records = rows.map((row) => viewOf(ctx, row, byRun.get(row.id)));
  return { records, total: rows[0]?.total ?? 0, pageNo, pageSize };
};

type Asked = Parsed<typeof addPaymentRun>['body'];

/** As the caller saw them, owed, in no other run, and all of one payee and currency. */
const requirePayable = (bills: readonly BillRow[], seen: Asked['bills']) => {
  const byId = new Map(bills.map((bill) => [bill.id, bill]));
  for (const { id, revision } of seen) {
    const bill = byId.get(id) ?? refuse('carrierBill.notFound');
    if (bill.run_id) refuse('carrierBill.inRun');
    if (bill.revision !== revision || !mayActOnBill(bill.state, 'pay')) refuse('carrierBill.moved');
  }
  const [first] = bills;
  const isMixed = bills.some(
    ({ payee_id, currency }) => payee_id !== first?.payee_id || currency !== first?.currency,
  );
  if (isMixed) refuse('paymentRun.mixed');
  return first as BillRow;
};

/** One asks that bills be paid; another has to approve it. */
export const add = (ctx: Ctx, { bills: seen, note }: Asked) =>
  inTx(ctx, async (ctx) => {
    const bills = await lockMany(
      ctx,
      seen.map(({ id }) => id),
    );
    const { payee_id, currency } = requirePayable(bills, seen);
    const due = bills
      .map(({ id, total_minor, paid_minor }) => ({ id, minor: total_minor - paid_minor }))
      .filter(({ minor }) => minor !== 0n);
    const minor = due.reduce((sum, bill) => sum + bill.minor, 0n);
    if (minor <= 0n) refuse('paymentRun.nothing');
    const id = newId();
    const runNo = numberOfDay(ctx, 'PR', id);
    const run = { id, runNo, payeeId: payee_id, currency, note: note ?? '', bills: due };
    await repo.insert(ctx, run, minor);
    const { name } = await requirePayee(ctx, payee_id);
    await tellToApprove(ctx, { runNo, payee: name, minor, currency });
    ctx.trail?.note({ name: runNo });
    return { id, runNo };
  });

interface Seen {
  id: string;
  revision: number;
}

const lockFor = async (ctx: Ctx, { id, revision }: Seen, act: RunAct) => {
  const run = (await repo.lock(ctx, id)) ?? refuse('paymentRun.notFound');
  if (run.revision !== revision || !mayActOnRun(run.state, act)) refuse('paymentRun.moved');
  ctx.trail?.note({ name: run.run_no });
  return run;
};

const me = (ctx: Ctx) => ctx.session?.userId as string;

export const decide = (
  ctx: Ctx,
  { act, remark, ...seen }: Parsed<typeof decidePaymentRun>['body'],
) =>
  inTx(ctx, async (ctx) => {
    const run = await lockFor(ctx, seen, act);
    if (run.asked_by === me(ctx)) refuse('paymentRun.ownRun');
    await repo.change(ctx, run.id, {
      state: act === 'approve' ? 'approved' : 'rejected',
      decided_by: me(ctx),
      decided_at: new Date(),
      remark: remark ?? '',
    });
    if (act === 'reject') await repo.freeBills(ctx, run.id);
    return null;
  });

export const takeBack = (ctx: Ctx, seen: Seen) =>
  inTx(ctx, async (ctx) => {
    const run = await lockFor(ctx, seen, 'takeBack');
    if (run.asked_by !== me(ctx)) refuse('paymentRun.othersRun');
    await repo.change(ctx, run.id, { state: 'takenBack', decided_at: new Date() });
    await repo.freeBills(ctx, run.id);
    return null;
  });

/** The bank has sent it: the ledger has it, and its bills are paid. */
export const pay = (
  ctx: Ctx,
  { payDay, reference, ...seen }: Parsed<typeof payPaymentRun>['body'],
) =>
  inTx(ctx, async (ctx) => {
    const run = await lockFor(ctx, seen, 'pay');
    const paid = { paid_by: me(ctx), paid_day: payDay, reference };
    await repo.change(ctx, run.id, { state: 'paid', ...paid });
    await repo.payBills(ctx, run.id);
    await postPayable(ctx, 'pay', run.id);
    return null;
  });
