import type { Currency, RemittanceState } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Part } from '../../platform/lists/places.ts';
import { sqlList } from '../../platform/lists/sqlList.ts';
import { toMatch } from './codLines.repository.ts';

export interface RemittanceRow {
  id: string;
  revision: number;
  payee_id: string;
  remittance_no: string;
  currency: Currency;
  state: RemittanceState;
  remitted_on: string;
}

const columns = sql`r.*, r.remitted_on::text as remitted_on`;

export const find = async (ctx: Ctx, id: string): Promise<RemittanceRow | undefined> => {
  const { rows } = await sql<RemittanceRow>`
    select ${columns} from cod_remittances r where r.tenant_id = ${ctx.tenant.id} and r.id = ${id}`.execute(
    ctx.db,
  );
  return rows[0];
};

export const lock = async (ctx: Ctx, id: string): Promise<RemittanceRow | undefined> => {
  const { rows } = await sql<RemittanceRow>`
    select ${columns} from cod_remittances r where r.tenant_id = ${ctx.tenant.id} and r.id = ${id} for update`.execute(
    ctx.db,
  );
  return rows[0];
};

export interface NewRemittance {
  id: string;
  payeeId: string;
  remittanceNo: string;
  currency: Currency;
  remitDay: string;
  note: string;
}

/** Whether it is there now: its carrier may have sent one of this number before. */
export const insert = async (ctx: Ctx, one: NewRemittance): Promise<boolean> => {
  const { rows } = await sql`
    insert into cod_remittances (tenant_id, id, payee_id, remittance_no, currency, remitted_on, note, created_by)
    values (${ctx.tenant.id}, ${one.id}, ${one.payeeId}, ${one.remittanceNo}, ${one.currency},
      ${one.remitDay}::date, ${one.note}, ${ctx.session?.userId ?? null})
    on conflict do nothing returning id`.execute(ctx.db);
  return rows.length > 0;
};

export interface ListedRemittance extends RemittanceRow {
  payee_name: string;
  note: string;
  lines: number;
  sum_minor: bigint;
  kept_sum: bigint;
  to_match: number;
  created_at: Date;
  posted_at: Date | null;
  realname: string | null;
}

const listed = sqlList<ListedRemittance>({
  columns: sql`${columns}, p.name as payee_name, u.realname, l.lines, l.sum_minor, l.kept_sum, l.to_match`,
  from: sql`cod_remittances r
    join payees p on p.tenant_id = r.tenant_id and p.id = r.payee_id
    left join users u on u.tenant_id = r.tenant_id and u.id = r.created_by
    left join lateral (select count(*)::int as lines, coalesce(sum(l.amount_minor), 0)::bigint as sum_minor,
        coalesce(sum(l.kept_minor), 0)::bigint as kept_sum,
        count(*) filter (where ${toMatch})::int as to_match
      from cod_lines l where l.tenant_id = r.tenant_id and l.remittance_id = r.id) l on true`,
  id: sql`r.id`,
});

export const page = (
  ctx: Ctx,
  {
    state,
    number,
    id,
  }: { state?: RemittanceState | undefined; number?: string | undefined; id?: string },
  part: Part,
) =>
  listed.page(
    ctx,
    sql`r.tenant_id = ${ctx.tenant.id}
      ${id ? sql`and r.id = ${id}` : sql``}
      ${state ? sql`and r.state = ${state}` : sql``}
      ${number ? sql`and r.remittance_no = ${number.trim()}` : sql``}`,
    sql`r.created_at desc, r.id desc`,
    part,
  );

/** What its orders get by it. */
export const partsOf = async (ctx: Ctx, id: string) => {
  const { rows } = await sql<{ orderId: string; minor: bigint }>`
    select order_id as "orderId", sum(amount_minor)::bigint as minor from cod_lines
    where tenant_id = ${ctx.tenant.id} and remittance_id = ${id} and state = 'matched'
    group by order_id order by order_id`.execute(ctx.db);
  return rows;
};

/** What its lines come to. */
export const sumUp = async (ctx: Ctx, id: string) => {
  const { rows } = await sql<{ count: number; minor: bigint; kept: bigint }>`
    select count(*)::int as count, coalesce(sum(amount_minor), 0)::bigint as minor,
      coalesce(sum(kept_minor), 0)::bigint as kept
    from cod_lines where tenant_id = ${ctx.tenant.id} and remittance_id = ${id}`.execute(ctx.db);
  return rows[0] as { count: number; minor: bigint; kept: bigint };
};
