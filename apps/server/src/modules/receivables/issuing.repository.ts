import type { Currency, StatementCycle, TransactionKind } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import type { Period } from './periods.ts';

/** Every credit merchant has a cycle; a new one gets its first statement for the period that it began in. */
export const addCycles = async (ctx: Ctx, until: string) => {
  const { rows } = await sql<{ merchant_id: string }>`
    select m.merchant_id from merchants m
    where m.tenant_id = ${ctx.tenant.id} and m.terms = 'credit' and not exists (select from statement_cycles c
      where c.tenant_id = m.tenant_id and c.merchant_id = m.merchant_id)`.execute(ctx.db);
  if (rows.length === 0) return;
  await ctx.db
    .insertInto('statement_cycles')
    .values(
      rows.map(({ merchant_id }) => ({
        tenant_id: ctx.tenant.id,
        id: newId(),
        merchant_id,
        issued_until: sql<Date>`${until}::date`,
      })),
    )
    .onConflict((on) => on.doNothing())
    .execute();
};

export interface CycleRow {
  id: string;
  merchant_id: string;
  cycle: StatementCycle;
  until: string;
  code: string;
  terms: string;
  credit_days: number;
}

const cycleColumns = sql`c.id, c.merchant_id, c.cycle, to_char(c.issued_until, 'YYYY-MM-DD') as until,
  m.code, m.terms, m.credit_days`;
const cycles = sql`statement_cycles c
  join merchants m on m.tenant_id = c.tenant_id and m.merchant_id = c.merchant_id`;

/** Those with days that have no statement; whether a period of theirs is over, its cycle says. */
export const openCycles = async (ctx: Ctx, today: string): Promise<CycleRow[]> => {
  const { rows } = await sql<CycleRow>`
    select ${cycleColumns} from ${cycles}
    where c.tenant_id = ${ctx.tenant.id} and c.issued_until < ${today}::date - 1
    order by c.merchant_id`.execute(ctx.db);
  return rows;
};

/** Held, so that one sweep alone issues. */
export const lockCycle = async (ctx: Ctx, id: string): Promise<CycleRow | undefined> => {
  const { rows } = await sql<CycleRow>`
    select ${cycleColumns} from ${cycles}
    where c.tenant_id = ${ctx.tenant.id} and c.id = ${id} for update of c`.execute(ctx.db);
  return rows[0];
};

export const markIssued = (ctx: Ctx, id: string, until: string) =>
  sql`update statement_cycles set issued_until = ${until}::date
    where tenant_id = ${ctx.tenant.id} and id = ${id}`.execute(ctx.db);

/** What a period had of one kind in one currency, and all up to its end. */
export interface PeriodSum {
  currency: Currency;
  kind: TransactionKind;
  in_minor: bigint;
  out_minor: bigint;
  count: bigint;
  in_until: bigint;
  out_until: bigint;
}

export const periodSums = async (
  ctx: Ctx,
  merchantId: string,
  { fromDay, toDay }: Period,
): Promise<PeriodSum[]> => {
  const within = sql`filter (where day >= ${fromDay}::date)`;
  const { rows } = await sql<PeriodSum>`
    select currency, kind, coalesce(sum(in_minor) ${within}, 0)::bigint as in_minor,
      coalesce(sum(out_minor) ${within}, 0)::bigint as out_minor,
      coalesce(sum(in_count + out_count) ${within}, 0)::bigint as count,
      sum(in_minor)::bigint as in_until, sum(out_minor)::bigint as out_until
    from ledger_days
    where tenant_id = ${ctx.tenant.id} and merchant_id = ${merchantId} and day <= ${toDay}::date
    group by currency, kind order by currency, kind`.execute(ctx.db);
  return rows;
};

/** Up to where a merchant's charges are on statements, by currency. */
export const chargedUntil = async (ctx: Ctx, merchantId: string): Promise<Map<string, bigint>> => {
  const { rows } = await sql<{ currency: string; until: bigint }>`
    select currency, max(charged_until_minor) as until from statements
    where tenant_id = ${ctx.tenant.id} and merchant_id = ${merchantId} group by currency`.execute(
    ctx.db,
  );
  return new Map(rows.map(({ currency, until }) => [currency, until]));
};

export interface NewStatement extends Period {
  id: string;
  merchantId: string;
  no: string;
  currency: Currency;
  cycle: StatementCycle;
  chargedBefore: bigint;
  chargedUntil: bigint;
  creditedUntil: bigint;
  opening: bigint;
  lines: readonly { kind: TransactionKind; in: string; out: string; count: number }[];
  dueOn: string;
  issuedAt: Date;
  silentAt: Date;
}

const date = (day: string) => sql<Date>`${day}::date`;

export const insert = (ctx: Ctx, one: NewStatement) =>
  ctx.db
    .insertInto('statements')
    .values({
      tenant_id: ctx.tenant.id,
      id: one.id,
      merchant_id: one.merchantId,
      no: one.no,
      currency: one.currency,
      cycle: one.cycle,
      from_day: date(one.fromDay),
      to_day: date(one.toDay),
      charged_before_minor: one.chargedBefore,
      charged_until_minor: one.chargedUntil,
      credited_until_minor: one.creditedUntil,
      opening_minor: one.opening,
      lines: JSON.stringify(one.lines),
      due_on: date(one.dueOn),
      issued_at: one.issuedAt,
      silent_at: one.silentAt,
    })
    .execute();
