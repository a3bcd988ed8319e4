import type { TrackFact, TrackReason, TrackStage, TrackState } from '@alpaca/contract';
import { trackActionBy, trackReasonOf, trackStatusOf } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { byKey } from '../../../platform/db/statements.ts';

/** What a page shows of the latest event. */
export interface LatestTold {
  /** YYYY-MM-DD HH:mm:ss, by the clock at its place. */
  statedAt: string;
  zone: string;
  source: string;
  carrier: string;
  code: string;
  words: string;
  place: string;
  countryCode: string;
  toldAt: Date;
}

/** A parcel's state as it is kept. */
export interface Kept {
  orderId: string;
  merchantId: string;
  state: TrackState;
  latest: LatestTold | null;
  /** When the carrier that delivers scanned it first. */
  onlineAt: number | null;
  /** How often its stage or reason has changed. */
  changes: number;
  /** The first and the last day that was stated of it. */
  stated: { first: string; last: string };
}

interface StateRow {
  order_id: string;
  merchant_id: string;
  stage: TrackStage | null;
  reason: TrackReason | null;
  stage_at: Date | null;
  stage_key: string;
  latest_at: Date;
  latest_key: string;
  latest_stage: TrackStage | null;
  latest_reason: TrackReason | null;
  latest_stated_at: string | null;
  latest_zone: string;
  latest_source: string;
  latest_carrier: string;
  latest_code: string;
  latest_words: string;
  latest_place: string;
  latest_country: string;
  latest_told_at: Date | null;
  online_at: Date | null;
  changes: number;
  first_stated: string;
  last_stated: string;
}

const stageFact = (row: StateRow): TrackFact | null =>
  row.stage_at && {
    key: row.stage_key,
    at: row.stage_at.getTime(),
    stage: row.stage,
    reason: row.reason,
  };

const latestFact = (row: StateRow): TrackFact | null =>
  row.latest_key === ''
    ? null
    : {
        key: row.latest_key,
        at: row.latest_at.getTime(),
        stage: row.latest_stage,
        reason: row.latest_reason,
      };

const latestTold = (row: StateRow): LatestTold | null =>
  row.latest_stated_at === null
    ? null
    : {
        statedAt: row.latest_stated_at,
        zone: row.latest_zone,
        source: row.latest_source,
        carrier: row.latest_carrier,
        code: row.latest_code,
        words: row.latest_words,
        place: row.latest_place,
        countryCode: row.latest_country,
        toldAt: row.latest_told_at as Date,
      };

const keptOf = (row: StateRow): Kept => ({
  orderId: row.order_id,
  merchantId: row.merchant_id,
  state: { stage: stageFact(row), latest: latestFact(row) },
  latest: latestTold(row),
  onlineAt: row.online_at?.getTime() ?? null,
  changes: row.changes,
  stated: { first: row.first_stated, last: row.last_stated },
});

const hold = async (ctx: Ctx, ids: readonly string[]): Promise<StateRow[]> => {
  const { rows } = await sql<StateRow>`
    ${byKey} select order_id, merchant_id, stage, reason, stage_at, stage_key, latest_at, latest_key,
      latest_stage, latest_reason, to_char(latest_stated_at, 'YYYY-MM-DD HH24:MI:SS') as latest_stated_at,
      latest_zone, latest_source, latest_carrier, latest_code, latest_words, latest_place, latest_country,
      latest_told_at, online_at, changes, first_stated::text, last_stated::text
    from track_states where tenant_id = ${ctx.tenant.id} and order_id = any(${ids}::uuid[])
    order by order_id for update`.execute(ctx.db);
  return rows;
};

const begin = async (ctx: Ctx, ids: readonly string[]): Promise<StateRow[]> => {
  await sql`
    insert into track_states (tenant_id, order_id, merchant_id, product_id, country_code, first_stated,
      last_stated)
    select o.tenant_id, o.id, o.merchant_id, o.product_id, o.country_code,
      (o.created_at - interval '2 days')::date, (now() + interval '2 days')::date
    from orders o
    where o.tenant_id = ${ctx.tenant.id} and o.id = any(${ids}::uuid[])
    order by o.id
    on conflict do nothing`.execute(ctx.db);
  return hold(ctx, ids);
};

/**
 * The states of these parcels, held until the end of the transaction, in the order of their ids so that two
 * who bring news of the same parcels never wait for each other. Of what nobody told about yet an empty one
 * is begun, so that two do not both begin it; those that there are come first, so who waits for one to be
 * begun holds nothing that its beginner could still want.
 */
export const lockStates = async (
  ctx: Ctx,
  orderIds: readonly string[],
): Promise<Map<string, Kept>> => {
  const ids = [...orderIds].sort();
  const held = await hold(ctx, ids);
  const known = new Set(held.map(({ order_id }) => order_id));
  const others = ids.filter((id) => !known.has(id));
  if (others.length > 0) held.push(...(await begin(ctx, others)));
  return new Map(held.map((row) => [row.order_id, keptOf(row)]));
};

/** Holds the states that there are, as `lockStates` does: whoever changes several later takes them all first. */
export const holdStates = (ctx: Ctx, orderIds: readonly string[]) =>
  sql`
    ${byKey} select from track_states
    where tenant_id = ${ctx.tenant.id} and order_id = any(${[...orderIds]}::uuid[])
    order by order_id for update`.execute(ctx.db);

// What its order has to do once its parcel is there: be on its way, arrive, come back.
const moving = ['online', 'delivered', 'chargedBack'];

const rowOf = ({ orderId, merchantId, state, latest, onlineAt, changes, stated }: Kept) => ({
  order_id: orderId,
  merchant_id: merchantId,
  status: trackStatusOf(state),
  stage: state.stage?.stage ?? null,
  reason: trackReasonOf(state),
  action_by: trackActionBy(trackReasonOf(state)),
  stage_at: state.stage && new Date(state.stage.at),
  stage_key: state.stage?.key ?? '',
  latest_at: new Date(state.latest?.at ?? 0),
  latest_key: state.latest?.key ?? '',
  latest_stage: state.latest?.stage ?? null,
  latest_reason: state.latest?.reason ?? null,
  latest_stated_at: latest?.statedAt ?? null,
  latest_zone: latest?.zone ?? '',
  latest_source: latest?.source ?? 'us',
  latest_carrier: latest?.carrier ?? '',
  latest_code: latest?.code ?? '',
  latest_words: latest?.words ?? '',
  latest_place: latest?.place ?? '',
  latest_country: latest?.countryCode ?? '',
  latest_told_at: latest?.toldAt ?? null,
  online_at: onlineAt === null ? null : new Date(onlineAt),
  delivered_at: state.stage?.stage === 'delivered' ? new Date(state.stage.at) : null,
  changes,
  first_stated: stated.first,
  last_stated: stated.last,
  is_moving: moving.includes(trackStatusOf(state)),
});

/**
 * Of locked states. Where the stage is another, its order is to follow. As an insertion that always meets its
 * row: by its key whatever the planner knows of the table, where a join would read all of a new one each time.
 */
export const writeStates = async (ctx: Ctx, kept: readonly Kept[]) => {
  if (kept.length === 0) return;
  await sql`
    insert into track_states as s (tenant_id, order_id, merchant_id, status, stage, reason, action_by,
      stage_at, stage_key, latest_at, latest_key, latest_stage, latest_reason, latest_stated_at, latest_zone,
      latest_source, latest_carrier, latest_code, latest_words, latest_place, latest_country, latest_told_at,
      online_at, delivered_at, changes, first_stated, last_stated, to_move)
    select ${ctx.tenant.id}, t.*
    from jsonb_to_recordset(${JSON.stringify(kept.map(rowOf))}::jsonb) as t (order_id uuid, merchant_id uuid,
      status text, stage text, reason text, action_by text, stage_at timestamptz, stage_key text,
      latest_at timestamptz, latest_key text, latest_stage text, latest_reason text,
      latest_stated_at timestamp, latest_zone text, latest_source text, latest_carrier text,
      latest_code text, latest_words text, latest_place text, latest_country text,
      latest_told_at timestamptz, online_at timestamptz, delivered_at timestamptz, changes integer,
      first_stated date, last_stated date, is_moving boolean)
    on conflict (tenant_id, order_id) do update set
      status = excluded.status, stage = excluded.stage, reason = excluded.reason,
      action_by = excluded.action_by, stage_at = excluded.stage_at, stage_key = excluded.stage_key,
      latest_at = excluded.latest_at, latest_key = excluded.latest_key,
      latest_stage = excluded.latest_stage, latest_reason = excluded.latest_reason,
      latest_stated_at = excluded.latest_stated_at, latest_zone = excluded.latest_zone,
      latest_source = excluded.latest_source, latest_carrier = excluded.latest_carrier,
      latest_code = excluded.latest_code, latest_words = excluded.latest_words,
      latest_place = excluded.latest_place, latest_country = excluded.latest_country,
      latest_told_at = excluded.latest_told_at, online_at = excluded.online_at,
      delivered_at = excluded.delivered_at, changes = excluded.changes,
      first_stated = excluded.first_stated, last_stated = excluded.last_stated,
      to_move = s.to_move or (excluded.to_move and excluded.status <> s.status),
      updated_at = now()`.execute(ctx.db);
};

/** Once for each, however often a parcel's state is reckoned. */
export const writeChanges = async (ctx: Ctx, changed: readonly Kept[]) => {
  if (changed.length === 0) return;
  await sql`
    insert into track_changes (tenant_id, order_id, change, merchant_id, status, stage, reason, occurred_at)
    select ${ctx.tenant.id}, order_id, changes, merchant_id, status, stage, reason,
      coalesce(stage_at, now())
    from jsonb_to_recordset(${JSON.stringify(changed.map(rowOf))}::jsonb) as t (order_id uuid,
      changes integer, merchant_id uuid, status text, stage text, reason text, stage_at timestamptz)`.execute(
    ctx.db,
  );
};
