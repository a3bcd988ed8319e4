import type { Currency, RunState } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { oldestOf } from '../../../platform/lists/oldestOf.ts';
import { changeRevised } from '../../../platform/revisions/changeRevised.ts';

export interface RunRow {
  id: string;
  revision: number;
  run_no: string;
  payee_id: string;
  currency: Currency;
  amount_minor: bigint;
  state: RunState;
  asked_by: string;
}

export const lock = async (ctx: Ctx, id: string): Promise<RunRow | undefined> =>
  (await ctx.db
    .selectFrom('payment_runs')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()) as RunRow | undefined;

/** Those that wait for a second person, and may be approved by who is signed in. */
const toApprove = (ctx: Ctx) => sql`payment_runs
  where tenant_id = ${ctx.tenant.id} and state = 'asked'
    and asked_by is distinct from ${ctx.session?.userId ?? null}::uuid`;

export const countToApprove = async (ctx: Ctx): Promise<number> => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from ${toApprove(ctx)}`.execute(ctx.db);
  return rows[0]?.count ?? 0;
};

export const oldestToApprove = (ctx: Ctx) => oldestOf(ctx, sql`asked_at`, toApprove(ctx));

export interface RunBill {
  bill_id: string;
  bill_no: string;
  version: number;
  amount_minor: bigint;
}

export interface ListedRun extends RunRow {
  payee_code: string;
  payee_name: string;
  note: string;
  asked_name: string | null;
  asked_at: Date;
  decided_name: string | null;
  decided_at: Date | null;
  remark: string;
  paid_name: string | null;
  paid_day: string | null;
  reference: string;
  total: number;
}

export const page = async (
  ctx: Ctx,
  state: RunState | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedRun[]> => {
  const { rows } = await sql<ListedRun>`
    select r.*, r.paid_day::text as paid_day, p.code as payee_code, p.name as payee_name,
      a.realname as asked_name, d.realname as decided_name, u.realname as paid_name,
      count(*) over ()::int as total
    from payment_runs r
    join payees p on p.tenant_id = r.tenant_id and p.id = r.payee_id
    left join users a on a.tenant_id = r.tenant_id and a.id = r.asked_by
    left join users d on d.tenant_id = r.tenant_id and d.id = r.decided_by
    left join users u on u.tenant_id = r.tenant_id and u.id = r.paid_by
    where r.tenant_id = ${ctx.tenant.id} ${state ? sql`and r.state = ${state}` : sql``}
    order by (r.state in ('asked', 'approved')) desc, r.asked_at desc, r.id desc
    limit ${limit} offset ${offset}`.execute(ctx.db);
  return rows;
};

export const billsOf = async (
  ctx: Ctx,
  runIds: readonly string[],
): Promise<(RunBill & { run_id: string })[]> => {
  const { rows } = await sql<RunBill & { run_id: string }>`
    select x.run_id, x.bill_id, b.bill_no, b.version, x.amount_minor
    from payment_run_bills x join carrier_bills b on b.tenant_id = x.tenant_id and b.id = x.bill_id
    where x.tenant_id = ${ctx.tenant.id} and x.run_id = any(${[...runIds]}::uuid[])
    order by b.bill_no`.execute(ctx.db);
  return rows;
};

export interface NewRun {
  id: string;
  runNo: string;
  payeeId: string;
  currency: Currency;
  note: string;
  bills: readonly { id: string; minor: bigint }[];
}

export const insert = async (ctx: Ctx, run: NewRun, minor: bigint) => {
  await ctx.db
    .insertInto('payment_runs')
    .values({
      tenant_id: ctx.tenant.id,
      id: run.id,
      run_no: run.runNo,
      payee_id: run.payeeId,
      currency: run.currency,
      amount_minor: minor,
      note: run.note,
      asked_by: ctx.session?.userId as string,
    })
    .execute();
  await sql`
    insert into payment_run_bills (tenant_id, run_id, bill_id, amount_minor)
    select ${ctx.tenant.id}, ${run.id}, * from unnest(${run.bills.map(({ id }) => id)}::uuid[],
      ${run.bills.map(({ minor }) => minor)}::bigint[])`.execute(ctx.db);
  await sql`
    update carrier_bills set run_id = ${run.id}, revision = revision + 1
    where tenant_id = ${ctx.tenant.id} and id = any(${run.bills.map(({ id }) => id)}::uuid[])`.execute(
    ctx.db,
  );
};

export const change = (
  ctx: Ctx,
  id: string,
  values: Partial<{
    state: RunState;
    decided_by: string;
    decided_at: Date;
    remark: string;
    paid_by: string;
    paid_day: string;
    reference: string;
  }>,
) => changeRevised(ctx, 'payment_runs', id, values);

/** Its bills can be asked for anew. */
export const freeBills = (ctx: Ctx, runId: string) =>
  sql`
    update carrier_bills set run_id = null, revision = revision + 1
    where tenant_id = ${ctx.tenant.id} and run_id = ${runId}`.execute(ctx.db);

/** What was in it is paid. */
export const payBills = (ctx: Ctx, runId: string) =>
  sql`
    update carrier_bills b set run_id = null, revision = b.revision + 1,
      paid_minor = b.paid_minor + x.amount_minor,
      state = case when b.paid_minor + x.amount_minor = b.total_minor then 'paid' else b.state end
    from payment_run_bills x
    where b.tenant_id = ${ctx.tenant.id} and b.run_id = ${runId} and x.tenant_id = b.tenant_id
      and x.run_id = b.run_id and x.bill_id = b.id`.execute(ctx.db);
