import type { Erasure, ErasureState, listErasures, Parsed } from '@alpaca/contract';
import { sql } from 'kysely';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { countOf } from '../../../platform/db/countOf.ts';
import { orSaidNo } from '../../../platform/db/saidNo.ts';
import { onPage } from '../../../platform/lists/onPage.ts';
import { refuse } from '../../../platform/refusal.ts';

type Filter = Parsed<typeof listErasures>['query'];

const all = (ctx: Ctx) =>
  ctx.db
    .selectFrom('erasures as e')
    .innerJoin('merchants as m', (join) =>
      join.onRef('m.tenant_id', '=', 'e.tenant_id').onRef('m.merchant_id', '=', 'e.merchant_id'),
    )
    // A merchant sees none of the staff: of who asked it reads that it was the house.
    .leftJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'e.tenant_id').onRef('u.id', '=', 'e.asked_by'),
    )
    .where('e.tenant_id', '=', ctx.tenant.id);

const named = (query: ReturnType<typeof all>) =>
  query.selectAll('e').select(['m.code', 'm.name_zh', 'm.name_en', 'u.realname']);
export type ErasureRow = Awaited<ReturnType<typeof page>>[number];

const filtered = (ctx: Ctx, { merchant }: Filter) =>
  all(ctx).$if(Boolean(merchant), (q) =>
    q.where(
      sql<boolean>`strpos(lower(m.code || ' ' || m.name_zh || ' ' || m.name_en), lower(${merchant})) > 0`,
    ),
  );

/** Those under way first, then the latest. */
export const page = (ctx: Ctx, filter: Filter) =>
  named(filtered(ctx, filter))
    .orderBy(sql`e.ended_at is null`, 'desc')
    .orderBy('e.asked_at', 'desc')
    .orderBy('e.id', 'desc')
    .$call(onPage(filter))
    .execute();

export const count = (ctx: Ctx, filter: Filter) => countOf(filtered(ctx, filter));

export const find = async (ctx: Ctx, id: string): Promise<ErasureRow> =>
  (await named(all(ctx)).where('e.id', '=', id).executeTakeFirst()) ?? refuse('erasure.notFound');

/** The one that is under way, else the last. */
export const latestOf = (ctx: Ctx, merchantId: string) =>
  named(all(ctx))
    .where('e.merchant_id', '=', merchantId)
    .orderBy(sql`e.ended_at is null`, 'desc')
    .orderBy('e.asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Of those that are under way: which run, and which wait for their day. */
export const inState = (ctx: Ctx, state: ErasureState) =>
  named(all(ctx))
    .where('e.state', '=', state)
    .$if(state === 'waiting', (q) => q.where(sql<boolean>`e.due_at <= now()`))
    .orderBy('e.due_at')
    .execute();

/** What keeps a merchant from being erased. */
export const openOf = async (ctx: Ctx, merchantId: string) => {
  const { rows } = await sql<{ what: string; many: bigint }>`
    select what, many from alpaca.erasure_obstacles(${merchantId})`.execute(ctx.db);
  return rows;
};

interface Asked {
  id: string;
  approvalId: string;
  merchantId: string;
  by: string;
  reason: string;
}

export const ask = (ctx: Ctx, { id, approvalId, merchantId, by, reason }: Asked) =>
  sql`select alpaca.ask_erasure(${id}, ${approvalId}, ${merchantId}, ${by}, ${reason})`
    .execute(ctx.db)
    .catch(orSaidNo);

export const takeBack = (ctx: Ctx, id: string) =>
  sql`select alpaca.take_back_erasure(${id})`.execute(ctx.db).catch(orSaidNo);

/** Whether it runs from now on; not where something was opened meanwhile. */
export const begin = async (ctx: Ctx, id: string): Promise<boolean> => {
  const { rows } = await sql<{ begun: boolean }>`
    select alpaca.begin_erasure(${id}) as begun`.execute(ctx.db);
  return rows[0]?.begun === true;
};

export const tablesInOrder = async (ctx: Ctx): Promise<string[]> => {
  const { rows } = await sql<{ tables: string[] }>`
    select alpaca.erased_tables() as tables`.execute(ctx.db);
  return rows[0]?.tables ?? [];
};

/** One batch of a step; how many rows it was. */
export const eraseSome = async (ctx: Ctx, id: string, step: string, most: number) => {
  const { rows } = await sql<{ many: bigint }>`
    select alpaca.erase_some(${id}, ${step}, ${most}) as many`.execute(ctx.db);
  return Number(rows[0]?.many ?? 0);
};

export const noteStep = (ctx: Ctx, id: string, step: string) =>
  sql`select alpaca.note_erased(${id}, ${step})`.execute(ctx.db);

export const end = (ctx: Ctx, id: string) => sql`select alpaca.end_erasure(${id})`.execute(ctx.db);

const wire = (ctx: Ctx, moment: Date | null) => moment && toWire(moment, ctx.tenant.zone);

export const toErasure = (ctx: Ctx, row: ErasureRow): Erasure => ({
  id: row.id,
  merchantId: row.merchant_id,
  merchantCode: row.code,
  merchantName: (ctx.lang === 'en_US' && row.name_en) || row.name_zh,
  state: row.state as ErasureState,
  reason: row.reason,
  askedBy: row.realname ?? '',
  askTime: toWire(row.asked_at, ctx.tenant.zone),
  dueTime: wire(ctx, row.due_at),
  endTime: wire(ctx, row.ended_at),
  canTakeBack: row.state === 'asked' || row.state === 'waiting',
});
