import type { OrderStatus, TrackStage } from '@alpaca/contract';
import { sql } from 'kysely';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { readAnew, takeNews } from '../intake/intake.service.ts';
import type { News } from '../intake/news.ts';
import { holdStates } from '../intake/states.repository.ts';
import { beginAsking } from '../polling/polling.repository.ts';

interface StepRow {
  order_id: string;
  merchant_id: string;
  step: string;
  status: OrderStatus;
  happened_at: Date;
  /** Its code: names have a language. */
  warehouse: string | null;
}

const atOnce = 500;
/** Whose codes our own steps are. */
const ownCodes = 'alpaca';

/** What our steps say to whoever follows a parcel; of the others only the order's own page tells. */
const saidBy: Readonly<Record<string, TrackStage>> = {
  booked: 'announced',
  bookedAndPaid: 'announced',
  submit: 'announced',
  pay: 'announced',
  receive: 'received',
  receiveAndPaid: 'received',
  receiveUnpaid: 'received',
  dispatch: 'dispatched',
  return: 'returned',
};

// Nobody follows what does not go. Should a carrier tell of it all the same, it is there again.
const gone: readonly OrderStatus[] = ['voided', 'refunded'];

const take = async (ctx: Ctx): Promise<StepRow[]> => {
  const { rows } = await sql<StepRow>`
    with next as materialized (
      select tenant_id, seq from track_steps where tenant_id = ${ctx.tenant.id}
      order by seq limit ${atOnce} for update skip locked
    ), taken as (
      delete from track_steps s using next where s.tenant_id = next.tenant_id and s.seq = next.seq
      returning s.*
    )
    select t.order_id, t.merchant_id, t.step, t.status, t.happened_at, w.code as warehouse
    from taken t left join warehouses w on w.tenant_id = t.tenant_id
      and w.id = (t.detail ->> 'warehouseId')::uuid
    order by t.seq`.execute(ctx.db);
  return rows;
};

const newsOf = (ctx: Ctx, row: StepRow): News[] => {
  const stage = saidBy[row.step];
  // A label that the warehouse makes is no news: the parcel is here already.
  if (!stage || (stage === 'announced' && row.status !== 'generated')) return [];
  return [
    {
      orderId: row.order_id,
      merchantId: row.merchant_id,
      source: 'us',
      carrier: ownCodes,
      code: stage,
      words: '',
      statedAt: toWire(row.happened_at, ctx.tenant.zone),
      place: row.warehouse ?? '',
      // By the tenant's own clock, whatever the country.
      countryCode: '',
      means: { stage, reason: null },
    },
  ];
};

/** A batch that was opened again has not left: what was told of its leaving counts no more. */
const withdrawLeaving = async (ctx: Ctx, rows: readonly StepRow[]) => {
  const orderIds = rows.map(({ order_id }) => order_id);
  await sql`
    update track_events e set withdrawn_at = now()
    from unnest(${orderIds}::uuid[], ${rows.map(({ happened_at }) => happened_at)}::timestamptz[])
      as t (order_id, at)
    where e.tenant_id = ${ctx.tenant.id} and e.order_id = t.order_id and e.source = 'us'
      and e.code = 'dispatched' and e.occurred_at <= t.at and e.withdrawn_at is null`.execute(
    ctx.db,
  );
  await readAnew(ctx, orderIds);
};

/** Of those that have gone for good, and not on again meanwhile. */
const forget = (ctx: Ctx, orderIds: readonly string[]) =>
  sql`
    delete from track_states s using orders o
    where s.tenant_id = ${ctx.tenant.id} and s.order_id = any(${[...orderIds]}::uuid[])
      and o.tenant_id = s.tenant_id and o.id = s.order_id and o.status = any(${[...gone]}::text[])
      and s.online_at is null`.execute(ctx.db);

/**
 * What lists find a parcel by follows its order. And an order that could not follow its parcel until now,
 * such as one whose cancellation was refused, may be able to.
 */
const followOrders = (ctx: Ctx, orderIds: readonly string[]) =>
  sql`
    update track_states s set product_id = o.product_id, country_code = o.country_code,
      to_move = s.to_move or s.online_at is not null and o.status in ('generated', 'outWarehouse')
    from orders o
    where s.tenant_id = ${ctx.tenant.id} and s.order_id = any(${[...orderIds]}::uuid[])
      and o.tenant_id = s.tenant_id and o.id = s.order_id
      and ((s.product_id, s.country_code) is distinct from (o.product_id, o.country_code)
        or s.online_at is not null)`.execute(ctx.db);

/** As they were taken: what was undone and done again is told in that order. */
const inRuns = (rows: readonly StepRow[]): StepRow[][] => {
  const runs: StepRow[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run?.[0] && isUndone(run[0]) === isUndone(row)) run.push(row);
    else runs.push([row]);
  }
  return runs;
};

const isUndone = ({ step }: StepRow) => step === 'undispatch';

/** Tells of some of our own steps; whether there may be more. */
export const tellOwnSteps = (ctx: Ctx): Promise<boolean> =>
  inTx(ctx, async (ctx) => {
    const rows = await take(ctx);
    if (rows.length === 0) return false;
    const orderIds = [...new Set(rows.map(({ order_id }) => order_id))];
    await holdStates(ctx, orderIds);
    for (const run of inRuns(rows)) {
      if (run.some(isUndone)) await withdrawLeaving(ctx, run);
      else {
        await takeNews(
          ctx,
          run.flatMap((row) => newsOf(ctx, row)),
        );
      }
    }
    const ended = rows.filter(({ status }) => gone.includes(status));
    if (ended.length > 0) {
      await forget(
        ctx,
        ended.map(({ order_id }) => order_id),
      );
    }
    await followOrders(ctx, orderIds);
    await beginAsking(ctx, orderIds);
    return rows.length === atOnce;
  });
