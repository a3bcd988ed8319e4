import type { TrackReason, TrackStage } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { byKey } from '../../../platform/db/statements.ts';
import { newId } from '../../../platform/ids.ts';
import { codeKey, type TenantCodes } from './mapping.ts';
import type { Meaning } from './meaning.ts';

interface CodeRow {
  id: string;
  carrier: string;
  code: string;
  stage: TrackStage | null;
  reason: TrackReason | null;
  mapping: number;
}

/** What this tenant says of carriers' codes. */
export const codesOfTenant = async (ctx: Ctx): Promise<TenantCodes> => {
  const { rows } = await sql<CodeRow>`
    ${byKey} select carrier, code, stage, reason, mapping from track_codes
    where tenant_id = ${ctx.tenant.id}`.execute(ctx.db);
  return new Map(
    rows.map(({ carrier, code, ...means }) => [codeKey(carrier, code), means] as const),
  );
};

type Named = Pick<CodeRow, 'carrier' | 'code'>;

export const findCode = async (ctx: Ctx, id: string): Promise<CodeRow | undefined> => {
  const { rows } = await sql<CodeRow>`
    select id, carrier, code, stage, reason, mapping from track_codes
    where tenant_id = ${ctx.tenant.id} and id = ${id}`.execute(ctx.db);
  return rows[0];
};

/** Whether anything was ever told by it. */
export const isTold = async (ctx: Ctx, { carrier, code }: Named): Promise<boolean> => {
  const { rows } = await sql`
    select from track_events where tenant_id = ${ctx.tenant.id} and carrier = ${carrier} and code = ${code}
    limit 1`.execute(ctx.db);
  return rows.length > 0;
};

// Beyond those of our own tables, so that it is seen which of both an event was read by.
const firstSaid = 1_000;

/** Writes down what a code means, if nobody said otherwise since it was seen; null where somebody did. */
export const sayCode = async (
  ctx: Ctx,
  { carrier, code, stage, reason }: Named & Meaning,
  seen: number,
): Promise<Pick<CodeRow, 'id' | 'mapping'> | null> => {
  const by = ctx.session?.userId ?? null;
  const { rows } = await sql<Pick<CodeRow, 'id' | 'mapping'>>`
    insert into track_codes as c (tenant_id, id, carrier, code, stage, reason, mapping, changed_by)
    select ${ctx.tenant.id}, ${newId()}, ${carrier}, ${code}, ${stage}, ${reason}, ${firstSaid}, ${by}
    where ${seen}::integer = 0 or exists (
      select from track_codes where tenant_id = ${ctx.tenant.id} and carrier = ${carrier} and code = ${code}
    )
    on conflict (tenant_id, carrier, code) do update set stage = excluded.stage, reason = excluded.reason,
      mapping = c.mapping + 1, changed_by = excluded.changed_by, changed_at = now()
      where c.mapping = ${seen}
    returning id, mapping`.execute(ctx.db);
  return rows[0] ?? null;
};

/** Gives some of what was told by a code its new meaning; their parcels are read anew. How many were left. */
export const remapSome = async (ctx: Ctx, said: CodeRow, most: number): Promise<number> => {
  const { rows } = await sql<{ count: bigint }>`
    with next as materialized (
      select tenant_id, order_id, stated_at, digest from track_events
      where tenant_id = ${ctx.tenant.id} and carrier = ${said.carrier} and code = ${said.code}
        and mapping <> ${said.mapping}
      limit ${most}
    ), read as (
      update track_events e set stage = ${said.stage}, reason = ${said.reason}, mapping = ${said.mapping}
      from next
      where e.tenant_id = next.tenant_id and e.order_id = next.order_id and e.stated_at = next.stated_at
        and e.digest = next.digest
      returning e.tenant_id, e.order_id, e.merchant_id
    ), waiting as (
      insert into track_anew (tenant_id, order_id, merchant_id)
      select distinct tenant_id, order_id, merchant_id from read order by order_id
      on conflict do nothing
    )
    select count(*) from read`.execute(ctx.db);
  return Number(rows[0]?.count ?? 0n);
};

export interface ListedCode extends Named, Meaning {
  words: string;
  events: bigint;
  parcels: bigint;
  latest_at: Date | null;
  mapping: number;
  changed_at: Date | null;
  changed_by: string | null;
  total: bigint;
}

/** Codes that nobody knows, the most parcels first. */
export const unknownCodes = async (
  ctx: Ctx,
  carrier: string | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedCode[]> => {
  const { rows } = await sql<ListedCode>`
    select carrier, code, (array_agg(words order by occurred_at desc))[1] as words, count(*) as events,
      count(distinct order_id) as parcels, max(occurred_at) as latest_at, null as stage, null as reason,
      0 as mapping, null::timestamptz as changed_at, null as changed_by, count(*) over () as total
    from track_events
    where tenant_id = ${ctx.tenant.id} and mapping = 0 ${carrier ? sql`and carrier = ${carrier}` : sql``}
    group by carrier, code
    order by parcels desc, carrier, code limit ${limit} offset ${offset}`.execute(ctx.db);
  return rows;
};

/** Codes that this tenant has said the meaning of, the latest first. */
export const saidCodes = async (
  ctx: Ctx,
  carrier: string | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedCode[]> => {
  const { rows } = await sql<ListedCode>`
    select c.carrier, c.code, coalesce(e.words, '') as words, coalesce(e.events, 0) as events,
      coalesce(e.parcels, 0) as parcels, e.latest_at, c.stage, c.reason, c.mapping, c.changed_at,
      u.realname as changed_by, c.total
    from (
      select *, count(*) over () as total from track_codes
      where tenant_id = ${ctx.tenant.id} ${carrier ? sql`and carrier = ${carrier}` : sql``}
      order by changed_at desc, carrier, code limit ${limit} offset ${offset}
    ) c
    left join users u on u.tenant_id = c.tenant_id and u.id = c.changed_by
    left join lateral (
      select (array_agg(words order by occurred_at desc))[1] as words, count(*) as events,
        count(distinct order_id) as parcels, max(occurred_at) as latest_at
      from track_events e where e.tenant_id = c.tenant_id and e.carrier = c.carrier and e.code = c.code
    ) e on true
    order by c.changed_at desc, c.carrier, c.code`.execute(ctx.db);
  return rows;
};
