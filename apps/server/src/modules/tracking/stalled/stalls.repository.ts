import {
  assumedHours,
  type PaceBasis,
  type StallState,
  samplesLeast,
  silenceLeastHours,
  standingStates,
} from '@alpaca/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { openField, sealField } from '../../../platform/fields/index.ts';
import { nilId } from '../../../platform/ids.ts';
import { underWay } from '../list/trackFilter.ts';

const stages = Object.keys(assumedHours);
const assumed = Object.values(assumedHours);

export interface NewStall {
  order_id: string;
  merchant_id: string;
  order_no: string;
}

/**
 * Notes the parcels that are silent longer than is usual, so many at once: by their own line where enough is
 * known of it, else by all lines, else by what we assume. What is withheld or has not come to us has lists of
 * its own.
 */
export const noteNew = async (ctx: Ctx, most: number): Promise<NewStall[]> => {
  const { rows } = await sql<NewStall>`
    with silent as (
      select s.order_id, s.merchant_id, s.product_id, s.stage, s.latest_at, o.order_no,
        greatest(${silenceLeastHours}, coalesce(l.leg_p80_hours, g.leg_p80_hours, a.hours)) as usual,
        case when l.legs is not null then 'line' when g.legs is not null then 'allLines'
          else 'assumed' end as basis,
        coalesce(l.legs, g.legs, 0) as samples
      from track_states s
      join unnest(${stages}::text[], ${assumed}::numeric[]) as a (stage, hours) on a.stage = s.stage
      join orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
        and o.status in ('inWarehouse', 'outWarehouse')
      left join track_paces l on l.tenant_id = s.tenant_id and l.product_id = s.product_id
        and l.country_code = '' and l.stage = s.stage and l.legs >= ${samplesLeast}
      left join track_paces g on g.tenant_id = s.tenant_id and g.product_id = ${nilId}
        and g.country_code = '' and g.stage = s.stage and g.legs >= ${samplesLeast}
      where s.tenant_id = ${ctx.tenant.id} and s.status = any(${[...underWay]}::text[])
        and s.latest_key <> '' and s.latest_at < now() - make_interval(hours => ${silenceLeastHours})
        and not exists (select from stalls x where x.tenant_id = s.tenant_id
          and x.order_id = s.order_id and x.since = s.latest_at)
    ), found as (
      select * from silent where latest_at < now() - usual * interval '1 hour'
      order by latest_at limit ${most}
    ), noted as (
      insert into stalls (tenant_id, id, order_id, merchant_id, product_id, stage, since, usual_hours,
        basis, samples)
      select ${ctx.tenant.id}, gen_random_uuid(), order_id, merchant_id, product_id, stage, latest_at,
        usual, basis, samples
      from found
      on conflict do nothing
      returning order_id
    )
    select f.order_id, f.merchant_id, f.order_no from found f join noted n using (order_id)`.execute(
    ctx.db,
  );
  return rows;
};

/** Ends those of which there is news, or nothing to wait for any more. */
export const endMoved = async (
  ctx: Ctx,
  most: number,
): Promise<{ order_id: string; merchant_id: string }[]> => {
  const { rows } = await sql<{ order_id: string; merchant_id: string }>`
    with over as materialized (
      select t.id from stalls t
      join track_states s on s.tenant_id = t.tenant_id and s.order_id = t.order_id
      where t.tenant_id = ${ctx.tenant.id} and t.ended_at is null
        and (s.latest_at <> t.since or s.status <> all(${[...underWay]}::text[]))
      order by t.id limit ${most} for update of t skip locked
    )
    update stalls t set state = 'moved', ended_at = now(), revision = t.revision + 1
    from over where t.tenant_id = ${ctx.tenant.id} and t.id = over.id
    returning t.order_id, t.merchant_id`.execute(ctx.db);
  return rows;
};

export interface StallRow {
  id: string;
  order_id: string;
  product_id: string | null;
  stage: string;
  since: Date;
  usual_hours: string;
  basis: PaceBasis;
  samples: number;
  state: StallState;
  note: string;
  asked_at: Date | null;
  asked: number;
  revision: number;
  noticed_at: Date;
  ended_at: Date | null;
  total: number;
}

export interface Wanted {
  state: 'standing' | (typeof standingStates)[number] | 'ended';
  stage?: string | undefined;
  productId?: string | undefined;
  turn?: string | undefined;
  merchantCode?: string | undefined;
  orderIds?: readonly string[] | undefined;
}

const conditionsOf = (ctx: Ctx, wanted: Wanted): RawBuilder<unknown> => {
  const { state, stage, productId, turn, merchantCode, orderIds } = wanted;
  const isStanding = state === 'standing' || state === 'ended';
  return sql`t.tenant_id = ${ctx.tenant.id}
    ${ctx.merchantId ? sql`and t.merchant_id = ${ctx.merchantId}` : sql``}
    and t.ended_at is ${state === 'ended' ? sql`not null` : sql`null`}
    ${isStanding ? sql`` : sql`and t.state = ${state}`}
    ${stage ? sql`and t.stage = ${stage}` : sql``}
    ${productId ? sql`and t.product_id = ${productId}` : sql``}
    ${orderIds ? sql`and t.order_id = any(${[...orderIds]}::uuid[])` : sql``}
    ${
      turn
        ? sql`and exists (select from threads h where h.tenant_id = t.tenant_id
            and h.subject_kind = 'stall' and h.subject_id = t.order_id and h.turn = ${turn})`
        : sql``
    }
    ${
      merchantCode
        ? sql`and exists (select from merchants m where m.tenant_id = t.tenant_id
            and m.merchant_id = t.merchant_id and m.code = ${merchantCode.toUpperCase()})`
        : sql``
    }`;
};

/** The longest silent first; of those that are over, the latest. */
export const page = async (
  ctx: Ctx,
  wanted: Wanted,
  { limit, offset }: { limit: number; offset: number },
): Promise<StallRow[]> => {
  const order = wanted.state === 'ended' ? sql`t.ended_at desc, t.id` : sql`t.since, t.id`;
  const { rows } = await sql<StallRow>`
    select t.*, count(*) over ()::int as total from stalls t where ${conditionsOf(ctx, wanted)}
    order by ${order} limit ${limit} offset ${offset}`.execute(ctx.db);
  return rows;
};

export const countByState = async (ctx: Ctx, wanted: Omit<Wanted, 'state'> = {}) => {
  const { rows } = await sql<{ state: (typeof standingStates)[number]; count: number }>`
    select t.state, count(*)::int as count from stalls t
    where ${conditionsOf(ctx, { ...wanted, state: 'standing' })} group by t.state`.execute(ctx.db);
  const counts = new Map(rows.map(({ state, count }) => [state, count]));
  return Object.fromEntries(
    standingStates.map((state) => [state, counts.get(state) ?? 0]),
  ) as Record<(typeof standingStates)[number], number>;
};

/** How an order's parcel stands still now, or did last. */
export const lastOf = async (ctx: Ctx, orderId: string): Promise<StallRow | undefined> => {
  const { rows } = await sql<StallRow>`
    select t.*, 1 as total from stalls t where t.tenant_id = ${ctx.tenant.id} and t.order_id = ${orderId}
    order by t.since desc limit 1`.execute(ctx.db);
  return rows[0];
};

export interface LockedStall extends Omit<StallRow, 'total'> {
  merchant_id: string;
  order_no: string;
  tracking_number: string;
}

export const lock = async (ctx: Ctx, ids: readonly string[]): Promise<LockedStall[]> => {
  const { rows } = await sql<LockedStall>`
    select t.*, o.order_no, o.tracking_number from stalls t
    join orders o on o.tenant_id = t.tenant_id and o.id = t.order_id
    where t.tenant_id = ${ctx.tenant.id} and t.id = any(${[...ids]}::uuid[])
    order by t.id for update of t`.execute(ctx.db);
  return rows;
};

export const move = async (
  ctx: Ctx,
  ids: readonly string[],
  { state, note, isAsked }: { state: StallState; note: string; isAsked: boolean },
) => {
  await sql`
    update stalls set state = ${state}, revision = revision + 1,
      note = case when ${note} = '' then note else ${note} end,
      ended_at = case when ${state} = 'closed' then now() end,
      asked = asked + ${isAsked ? 1 : 0}, asked_at = case when ${isAsked} then now() else asked_at end
    where tenant_id = ${ctx.tenant.id} and id = any(${[...ids]}::uuid[])`.execute(ctx.db);
};

export const contactsOf = async (ctx: Ctx): Promise<ReadonlyMap<string, string>> => {
  const rows = await ctx.db
    .selectFrom('line_contacts')
    .where('tenant_id', '=', ctx.tenant.id)
    .select(['product_id', 'email'])
    .execute();
  return new Map(
    rows.map((row) => [row.product_id, openField(ctx, 'line_contacts.email', row.email)]),
  );
};

export const keepContact = (ctx: Ctx, productId: string, address: string) => {
  const email = sealField(ctx, 'line_contacts.email', address);
  return ctx.db
    .insertInto('line_contacts')
    .values({ tenant_id: ctx.tenant.id, product_id: productId, email })
    .onConflict((on) =>
      on.columns(['tenant_id', 'product_id']).doUpdateSet({ email, changed_at: new Date() }),
    )
    .execute();
};
