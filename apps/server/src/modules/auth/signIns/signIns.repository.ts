import type { SignInLine, SignInOutcome, SignInWay } from '@alpaca/contract';
import { type RawBuilder, sql } from 'kysely';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { momentSql, type Part } from '../../../platform/lists/places.ts';

export interface SignInRow {
  id: string;
  us: bigint;
  at: Date;
  username: string;
  realname: string;
  merchant: string | null;
  way: SignInWay;
  outcome: SignInOutcome;
  times: number;
  address: string;
  device: string;
}

/** A part of the history as conditions on `s` have it, the latest first. */
export const readSignIns = async (
  ctx: Ctx,
  conditions: RawBuilder<unknown>,
  { limit, offset = 0, after, fromEnd = false }: Part,
): Promise<SignInRow[]> => {
  const direction = fromEnd ? sql`asc` : sql`desc`;
  const name =
    ctx.lang === 'en_US' ? sql`coalesce(nullif(m.name_en, ''), m.name_zh)` : sql`m.name_zh`;
  const { rows } = await sql<SignInRow>`
    select s.*, (extract(epoch from s.at) * 1000000)::bigint as us, m.code || ' ' || ${name} as merchant
    from (
      select * from sign_ins s where ${conditions}
        ${after ? sql`and (s.at, s.id) < (${momentSql(after.us)}, ${after.id}::uuid)` : sql``}
      order by s.at ${direction}, s.id ${direction} limit ${limit} offset ${offset}
    ) s
    left join merchants m on m.tenant_id = s.tenant_id and m.merchant_id = s.merchant_id
    order by s.at desc, s.id desc`.execute(ctx.db);
  return rows;
};

export const signInLine = (ctx: Ctx, row: SignInRow): SignInLine => ({
  id: row.id,
  time: toWire(row.at, ctx.tenant.zone),
  username: row.username,
  realname: row.realname,
  merchant: row.merchant ?? '',
  way: row.way,
  outcome: row.outcome,
  times: row.times,
  address: row.address,
  device: row.device,
});

const ownMost = 20;

/** One's own, the latest first. */
export const ownSignIns = async (ctx: Ctx): Promise<SignInLine[]> => {
  const mine = sql`s.tenant_id = ${ctx.tenant.id} and s.user_id = ${ctx.session?.userId ?? null}`;
  const rows = await readSignIns(ctx, mine, { limit: ownMost });
  return rows.map((row) => signInLine(ctx, row));
};

export interface NewSignIn {
  id: string;
  merchant_id: string | null;
  user_id: string | null;
  username: string;
  realname: string;
  way: SignInWay;
  outcome: SignInOutcome;
  times?: number;
  at?: Date;
  address: string;
  device: string;
}

export const addSignIns = (ctx: Ctx, rows: readonly NewSignIn[]) =>
  ctx.db
    .insertInto('sign_ins')
    .values(rows.map((row) => ({ ...row, tenant_id: ctx.tenant.id })))
    .execute();
