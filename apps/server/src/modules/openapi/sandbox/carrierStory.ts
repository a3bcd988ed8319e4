import type { SandboxCase, TrackReason, trackStages } from '@alpaca/contract';
import { sql } from 'kysely';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type News, takeNews } from '../../tracking/index.ts';
import { casePattern } from './casePattern.ts';

interface Told {
  stage: (typeof trackStages)[number];
  reason: TrackReason | null;
}

const onItsWay: Told = { stage: 'inTransit', reason: null };

/** What becomes of a parcel that has left, one piece of news for each day that the clock is moved. */
const stories: Partial<Record<SandboxCase, readonly Told[]>> = {
  'return-parcel': [
    onItsWay,
    { stage: 'attemptFailed', reason: 'refused' },
    { stage: 'returning', reason: 'refused' },
    { stage: 'returned', reason: null },
  ],
  'lose-parcel': [onItsWay, { stage: 'inTransit', reason: 'lost' }],
  // And then nothing more, however long one waits.
  'stall-parcel': [
    { stage: 'linehaul', reason: null },
    { stage: 'customs', reason: 'inspected' },
  ],
};

type Ids = Pick<News, 'orderId' | 'merchantId'>;

export const newsOf = (ctx: Ctx, ids: Ids, means: Told, at = Date.now()): News => ({
  ...ids,
  source: 'carrier',
  carrier: 'sandbox',
  code: means.reason ?? means.stage,
  words: `Sandbox: ${means.reason ?? means.stage}`,
  statedAt: toWire(new Date(at), ctx.tenant.zone),
  place: '',
  countryCode: '',
  means,
});

/** The parcels of a case that have left, and how many pieces of news its carrier told of each. */
const gone = async (ctx: Ctx, merchantId: string, name: SandboxCase) => {
  const { rows } = await sql<{ id: string; told: number }>`
    select o.id, (select count(*)::integer from track_events e
      where e.tenant_id = o.tenant_id and e.order_id = o.id and e.carrier = 'sandbox') as told
    from orders o
    where o.tenant_id = ${ctx.tenant.id} and o.merchant_id = ${merchantId}
      and o.status = 'outWarehouse' and o.customer_no ilike ${casePattern(name)}`.execute(ctx.db);
  return rows;
};

/** Carriers tell the next of every parcel whose customer number asks for a story. */
export const tellNext = async (ctx: Ctx, merchantId: string) => {
  for (const [name, story] of Object.entries(stories) as [SandboxCase, readonly Told[]][]) {
    const news = (await gone(ctx, merchantId, name)).flatMap(({ id, told }) => {
      const next = story[told];
      // Days go by within a second here, and what is told later has to be later.
      const at = Date.now() + told * 1_000;
      return next ? [newsOf(ctx, { orderId: id, merchantId }, next, at)] : [];
    });
    await takeNews(ctx, news);
  }
};
