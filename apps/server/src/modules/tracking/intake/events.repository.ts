import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { openDays } from './days.ts';
import type { ReadNews, ToldNews } from './news.ts';

/** As `keyOf` has it, of an event `e`. */
const keySql = sql<string>`e.order_id || to_char(e.stated_at, 'YYYY-MM-DD HH24:MI:SS')
  || encode(e.digest, 'hex') as key`;

const rowOf = (news: ReadNews) => ({
  order_id: news.orderId,
  stated_at: news.statedAt,
  digest: news.digest,
  merchant_id: news.merchantId,
  source: news.source,
  carrier: news.carrier,
  code: news.code,
  words: news.words,
  place: news.place,
  country_code: news.countryCode,
  zone: news.zone,
  occurred_at: news.occurredAt,
  stage: news.stage,
  reason: news.reason,
  mapping: news.mapping,
});

/**
 * Writes events down once, and those of impossible days aside, in one statement. Tells which are new, by
 * their order and digest.
 */
export const addEvents = async (ctx: Ctx, news: readonly ReadNews[]): Promise<Set<string>> => {
  const { first, beyond } = openDays();
  const { rows } = await sql<{ key: string }>`
    with told as (
      select * from jsonb_to_recordset(${JSON.stringify(news.map(rowOf))}::jsonb) as t (
        order_id uuid, stated_at timestamp, digest text, merchant_id uuid, source text, carrier text,
        code text, words text, place text, country_code text, zone text, occurred_at timestamptz,
        stage text, reason text, mapping integer)
    ), aside as (
      insert into track_quarantine (tenant_id, order_id, stated_at, digest, merchant_id, source, carrier,
        code, words, place)
      select ${ctx.tenant.id}, order_id, stated_at, decode(digest, 'hex'), merchant_id, source, carrier,
        code, words, place
      from told where stated_at < ${first}::timestamp or stated_at >= ${beyond}::timestamp
      on conflict do nothing
    ), added as (
      insert into track_events (tenant_id, order_id, stated_at, digest, merchant_id, source, carrier, code,
        words, place, country_code, zone, occurred_at, stage, reason, mapping)
      select ${ctx.tenant.id}, order_id, stated_at, decode(digest, 'hex'), merchant_id, source, carrier,
        code, words, place, country_code, zone, occurred_at, stage, reason, mapping
      from told where stated_at >= ${first}::timestamp and stated_at < ${beyond}::timestamp
      order by order_id, stated_at, digest
      on conflict do nothing
      returning order_id, stated_at, digest
    )
    select ${keySql} from added e
  `.execute(ctx.db);
  return new Set(rows.map(({ key }) => key));
};

/** Events that were withdrawn and are told again count again; which, as `addEvents` tells it. */
export const countAgain = async (ctx: Ctx, news: readonly ReadNews[]): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`
    update track_events e set withdrawn_at = null
    from jsonb_to_recordset(${JSON.stringify(news.map(rowOf))}::jsonb) as t (order_id uuid,
      stated_at timestamp, digest text)
    where e.tenant_id = ${ctx.tenant.id} and e.order_id = t.order_id and e.stated_at = t.stated_at
      and e.digest = decode(t.digest, 'hex') and e.withdrawn_at is not null
    returning ${keySql}`.execute(ctx.db);
  return rows.map(({ key }) => key);
};

export const keyOf = ({ orderId, statedAt, digest }: ReadNews) => `${orderId}${statedAt}${digest}`;

/** All that counts of these parcels, as it is understood now. */
export const countingNews = async (ctx: Ctx, orderIds: readonly string[]): Promise<ToldNews[]> => {
  const { rows } = await sql<ToldNews>`
    select order_id as "orderId", merchant_id as "merchantId", source, carrier, code, words, place,
      country_code as "countryCode", zone, to_char(stated_at, 'YYYY-MM-DD HH24:MI:SS') as "statedAt",
      occurred_at as "occurredAt", encode(digest, 'hex') as digest, stage, reason, mapping,
      received_at as "toldAt"
    from track_events
    where tenant_id = ${ctx.tenant.id} and order_id = any(${[...orderIds]}::uuid[]) and withdrawn_at is null`.execute(
    ctx.db,
  );
  return rows;
};

/** Events of ours, all alike but for their parcels, count no more. */
export const withdraw = (
  ctx: Ctx,
  orderIds: readonly string[],
  { statedAt, digest }: Pick<ReadNews, 'statedAt' | 'digest'>,
) =>
  sql`
    update track_events set withdrawn_at = now()
    where tenant_id = ${ctx.tenant.id} and order_id = any(${[...orderIds]}::uuid[])
      and stated_at = ${statedAt}::timestamp and digest = decode(${digest}, 'hex')
      and withdrawn_at is null`.execute(ctx.db);
