import type { Currency } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';

export interface PayeeRow {
  id: string;
  revision: number;
  code: string;
  name: string;
  currency: Currency;
  due_days: number;
}

const mine = (ctx: Ctx) => ctx.db.selectFrom('payees').where('tenant_id', '=', ctx.tenant.id);

export const requirePayee = async (ctx: Ctx, id: string): Promise<PayeeRow> =>
  ((await mine(ctx).where('id', '=', id).selectAll().executeTakeFirst()) as PayeeRow | undefined) ??
  refuse('payee.notFound');

export const all = async (ctx: Ctx): Promise<PayeeRow[]> =>
  (await mine(ctx).orderBy('code').selectAll().execute()) as PayeeRow[];

export interface Owed {
  payee_id: string;
  currency: Currency;
  owed: bigint;
  overdue: bigint;
}

export const owedTo = async (ctx: Ctx, today: string): Promise<Owed[]> => {
  const { rows } = await sql<Owed>`
    select p.payee_id, p.currency, p.balance_minor as owed, coalesce((
      select sum(b.total_minor - b.paid_minor)::bigint from carrier_bills b
      where b.tenant_id = p.tenant_id and b.payee_id = p.payee_id and b.currency = p.currency
        and b.state = 'posted' and b.due_day < ${today}::date), 0)::bigint as overdue
    from payable_balances p where p.tenant_id = ${ctx.tenant.id} order by p.currency`.execute(
    ctx.db,
  );
  return rows;
};

type Form = Pick<PayeeRow, 'code' | 'name' | 'currency' | 'due_days'>;

/** Whether it is there now: its code may be another's. */
export const insert = async (ctx: Ctx, id: string, form: Form): Promise<boolean> => {
  const rows = await ctx.db
    .insertInto('payees')
    .values({ tenant_id: ctx.tenant.id, id, ...form })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .execute();
  return rows.length > 0;
};

export const isCodeTaken = async (ctx: Ctx, code: string, besides: string): Promise<boolean> =>
  (await mine(ctx).where('code', '=', code).where('id', '<>', besides).select('id').execute())
    .length > 0;

export const change = (ctx: Ctx, id: string, form: Form) =>
  ctx.db
    .updateTable('payees')
    .set(form)
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .execute();

/** Of its bills, and of what it collected: each sheet has headings of its own. */
type Sheet = 'headings' | 'cod_headings';

/** What its sheets call our fields, for an import whose target is one of its papers. */
export const headingsFor = (
  sheet: Sheet,
  payeeOf: (ctx: Ctx, target: string) => Promise<string | undefined>,
) => ({
  known: async (ctx: Ctx, target: string): Promise<Readonly<Record<string, string>>> => {
    const id = await payeeOf(ctx, target);
    if (!id) return {};
    const row = await mine(ctx).where('id', '=', id).select(sheet).executeTakeFirst();
    return (row?.[sheet] ?? {}) as Record<string, string>;
  },
  learn: async (ctx: Ctx, target: string, headings: Readonly<Record<string, string>>) => {
    const id = await payeeOf(ctx, target);
    if (!id) return;
    await sql`
      update payees set ${sql.ref(sheet)} = ${JSON.stringify(headings)}::jsonb
      where tenant_id = ${ctx.tenant.id} and id = ${id}`.execute(ctx.db);
  },
});

export interface EntryRow {
  seq: bigint;
  created_at: Date;
  op: 'bill' | 'undo' | 'pay';
  bill_no: string | null;
  version: number | null;
  run_no: string | null;
  currency: Currency;
  amount_minor: bigint;
  balance_minor: bigint;
  realname: string | null;
  total: number;
}

export const entriesOf = async (
  ctx: Ctx,
  filter: { payeeId: string; currency?: Currency; from?: Date; before?: Date },
  { limit, offset }: { limit: number; offset: number },
): Promise<EntryRow[]> => {
  const { payeeId, currency, from, before } = filter;
  const { rows } = await sql<EntryRow>`
    select e.seq, e.created_at, t.op, b.bill_no, b.version, r.run_no, e.currency, e.amount_minor,
      e.balance_minor, u.realname, count(*) over ()::int as total
    from payable_entries e
    join payable_transfers t on t.tenant_id = e.tenant_id and t.id = e.transfer_id
    left join carrier_bills b on b.tenant_id = t.tenant_id and b.id = t.bill_id
    left join payment_runs r on r.tenant_id = t.tenant_id and r.id = t.run_id
    left join users u on u.tenant_id = t.tenant_id and u.id = t.created_by
    where e.tenant_id = ${ctx.tenant.id} and e.payee_id = ${payeeId} and e.account = 'payable'
      ${currency ? sql`and e.currency = ${currency}` : sql``}
      ${from ? sql`and e.created_at >= ${from}` : sql``}
      ${before ? sql`and e.created_at < ${before}` : sql``}
    order by e.seq desc limit ${limit} offset ${offset}`.execute(ctx.db);
  return rows;
};
