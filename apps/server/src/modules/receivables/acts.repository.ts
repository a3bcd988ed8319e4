import { type StatementState, silentStates } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { byKey } from '../../platform/db/statements.ts';
import type { Reminded } from './statementStory.ts';

export interface ActedOn {
  id: string;
  merchant_id: string;
  no: string;
  state: StatementState;
  revision: number;
}

/** Some of the ctx's reach, held. */
export const lock = async (ctx: Ctx, ids: readonly string[]): Promise<ActedOn[]> => {
  const { rows } = await sql<ActedOn>`
    select id, merchant_id, no, state, revision from statements
    where tenant_id = ${ctx.tenant.id} and id = any(${ids}::uuid[])
      ${ctx.merchantId ? sql`and merchant_id = ${ctx.merchantId}` : sql``}
    order by id for update`.execute(ctx.db);
  return rows;
};

interface Move {
  state: StatementState;
  silentAt?: Date;
  confirmedAt?: Date;
}

export const move = (ctx: Ctx, ids: readonly string[], { state, silentAt, confirmedAt }: Move) =>
  sql`update statements set state = ${state}, revision = revision + 1, silent_at = ${silentAt ?? null},
      confirmed_at = ${confirmedAt ?? null},
      confirmed_by = ${confirmedAt ? (ctx.session?.userId ?? null) : null}
    where tenant_id = ${ctx.tenant.id} and id = any(${ids}::uuid[])`.execute(ctx.db);

/** About which nobody said anything until their day; a word in the talk that we owe an answer to is no silence. */
export const silentOnes = async (ctx: Ctx, now: Date, most: number): Promise<ActedOn[]> => {
  const { rows } = await sql<ActedOn>`
    select s.id, s.merchant_id, s.no, s.state, s.revision from statements s
    where s.tenant_id = ${ctx.tenant.id} and s.silent_at < ${now} and s.state = any(${[...silentStates]}::text[])
      and not exists (select from threads h where h.tenant_id = s.tenant_id and h.subject_kind = 'statement'
        and h.subject_id = s.id and h.turn = 'staff')
    order by s.silent_at, s.id limit ${most} for update of s skip locked`.execute(ctx.db);
  return rows;
};

/** Notes which are paid by now. What is paid stays paid, since what has come in never becomes less. */
export const settlePaid = (ctx: Ctx, now: Date, merchantId?: string) =>
  sql`update statements s set settled_at = ${now} from statement_sums u
    where s.tenant_id = ${ctx.tenant.id} and s.settled_at is null
      ${merchantId ? sql`and s.merchant_id = ${merchantId}` : sql``}
      and u.tenant_id = s.tenant_id and u.id = s.id and u.unpaid_minor = 0`.execute(ctx.db);

const told = {
  dueSoon: sql`due_told_at`,
  overdue: sql`overdue_told_at`,
  staff: sql`staff_told_at`,
} as const;

const soonDays = 3;

const isToBeTold = (what: keyof typeof told, now: Date, today: string) =>
  ({
    dueSoon: sql`s.due_told_at is null and s.due_on between ${today}::date and ${today}::date + ${soonDays}::int`,
    overdue: sql`s.due_on < ${today}::date
      and (s.overdue_told_at is null or s.overdue_told_at <= ${now}::timestamptz - interval '7 days')`,
    staff: sql`s.staff_told_at is null and s.due_on < ${today}::date`,
  })[what];

/** Notes that somebody is reminded, and says of what. */
export const takeReminders = async (
  ctx: Ctx,
  what: keyof typeof told,
  { now, today }: { now: Date; today: string },
): Promise<Reminded[]> => {
  const { rows } = await sql<Reminded>`
    update statements s set ${told[what]} = ${now} from statement_sums u
    where s.tenant_id = ${ctx.tenant.id} and s.settled_at is null
      and u.tenant_id = s.tenant_id and u.id = s.id and u.unpaid_minor > 0 and ${isToBeTold(what, now, today)}
    returning s.id, s.merchant_id, s.no, s.currency, u.unpaid_minor, to_char(s.due_on, 'YYYY-MM-DD') as due_day`.execute(
    ctx.db,
  );
  return rows;
};

/** The oldest that is due and not known to be paid: one read of an index. */
export const oldestDue = async (
  ctx: Ctx,
  merchantId: string,
  today: string,
): Promise<{ id: string; due_day: string } | undefined> => {
  const { rows } = await sql<{ id: string; due_day: string }>`
    ${byKey} select id, to_char(due_on, 'YYYY-MM-DD') as due_day from statements
    where tenant_id = ${ctx.tenant.id} and merchant_id = ${merchantId} and settled_at is null
      and due_on < ${today}::date
    order by due_on limit 1`.execute(ctx.db);
  return rows[0];
};
