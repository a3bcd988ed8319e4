import {
  type addPayee,
  type editPayee,
  type listPayableEntries,
  type listPayees,
  type Parsed,
  type PayeeForm,
  type Result,
  type Sum,
  toAmount,
} from '@alpaca/contract';
import { fromWire, toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type Edited, saveRevision } from '../../../platform/revisions/revisions.ts';
import * as repo from './payees.repository.ts';

const edited: Edited = { kind: 'payee', table: 'payees', missing: 'payee.notFound' };

const sums = (owed: readonly repo.Owed[], of: 'owed' | 'overdue'): Sum[] =>
  owed
    .filter((each) => each[of] !== 0n)
    .map(({ currency, ...each }) => ({ currency, amount: toAmount(each[of], currency) }));

const formOf = ({ code, name, currency, due_days }: repo.PayeeRow): PayeeForm => ({
  code,
  name,
  currency,
  dueDays: due_days,
});

const rowOf = ({ dueDays, code, ...form }: PayeeForm) => ({
  ...form,
  code: code.toUpperCase(),
  due_days: dueDays,
});

export const list = async (ctx: Ctx): Promise<Result<typeof listPayees>> => {
  const today = toWire(new Date(), ctx.tenant.zone).slice(0, 10);
  const [rows, owed] = await Promise.all([repo.all(ctx), repo.owedTo(ctx, today)]);
  const byPayee = Map.groupBy(owed, ({ payee_id }) => payee_id);
  return rows.map((row) => {
    const its = byPayee.get(row.id) ?? [];
    return {
      id: row.id,
      revision: row.revision,
      ...formOf(row),
      owed: sums(its, 'owed'),
      overdue: sums(its, 'overdue'),
    };
  });
};

export const add = (ctx: Ctx, form: Parsed<typeof addPayee>['body']) =>
  inTx(ctx, async (ctx) => {
    const id = newId();
    if (!(await repo.insert(ctx, id, rowOf(form)))) refuse('payee.taken');
    ctx.trail?.note({ name: form.name });
    return { id };
  });

export const edit = (ctx: Ctx, { id, revision, ...form }: Parsed<typeof editPayee>['body']) =>
  inTx(ctx, async (ctx) => {
    const row = rowOf(form);
    const before = formOf(await repo.requirePayee(ctx, id));
    const after = { ...form, code: row.code };
    const saved = await saveRevision(ctx, edited, { id, revision, before, after });
    if (await repo.isCodeTaken(ctx, row.code, id)) refuse('payee.taken');
    await repo.change(ctx, id, row);
    ctx.trail?.note({ name: form.name });
    return saved;
  });

const dayMs = 86_400_000;

export const ledger = async (
  ctx: Ctx,
  { payeeId, currency, from, to, pageNo, pageSize }: Parsed<typeof listPayableEntries>['query'],
): Promise<Result<typeof listPayableEntries>> => {
  await repo.requirePayee(ctx, payeeId);
  const midnight = (day: string) => fromWire(`${day} 00:00:00`, ctx.tenant.zone);
  const rows = await repo.entriesOf(
    ctx,
    {
      payeeId,
      ...(currency && { currency }),
      ...(from && { from: midnight(from) }),
      ...(to && { before: new Date(midnight(to).getTime() + dayMs) }),
    },
    { limit: pageSize, offset: (pageNo - 1) * pageSize },
  );
  const records = rows.map((row) => ({
    id: String(row.seq),
    time: toWire(row.created_at, ctx.tenant.zone),
    op: row.op,
    billNo: row.bill_no ?? '',
    version: row.version,
    runNo: row.run_no ?? '',
    currency: row.currency,
    amount: toAmount(row.amount_minor, row.currency),
    balance: toAmount(row.balance_minor, row.currency),
    byName: row.realname ?? '',
  }));
  return { records, total: rows[0]?.total ?? 0, pageNo, pageSize };
};
