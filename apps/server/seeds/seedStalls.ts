import { assumedHours, type StallState, type TrackStage } from '@alpaca/contract';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../src/platform/db/schema.gen.ts';
import { insertRows } from './insertRows.ts';
import { seedId } from './seedId.ts';

type Db = Kysely<DB>;

const hourMs = 3_600_000;

interface Silent {
  order_id: string;
  merchant_id: string;
  product_id: string | null;
  order_no: string;
  since: Date;
  stage: TrackStage;
}

/** What was told last of each parcel on its way. */
const latestOf = async (db: Db, tenantId: string): Promise<Silent[]> => {
  const { rows } = await sql<Silent>`
    select e.order_id, e.merchant_id, o.product_id, o.order_no, max(e.occurred_at) as since,
      (array_agg(e.stage order by e.occurred_at desc) filter (where e.stage is not null))[1] as stage
    from track_events e join orders o on o.tenant_id = e.tenant_id and o.id = e.order_id
    where e.tenant_id = ${tenantId} and o.status = 'outWarehouse'
      and not exists (select from stalls t where t.tenant_id = e.tenant_id and t.order_id = e.order_id)
    group by 1, 2, 3, 4 order by e.order_id`.execute(db);
  return rows;
};

const usualOf = (stage: TrackStage): number | undefined =>
  (assumedHours as Partial<Record<TrackStage, number>>)[stage];

/** How far people are with each: most are new, of some the carrier was asked, a few are for claim. */
const stateOf = (at: number): StallState =>
  (['open', 'asked', 'open', 'claim'] as const)[at % 4] ?? 'open';

const said = { asked: 'ask', claim: 'claim' } as const;

/** Parcels of the demo that stand still, with their talks. The worker finds the same ones by itself, later. */
export const seedStalls = async (db: Db, tenantId: string, now = Date.now()) => {
  const stalled = (await latestOf(db, tenantId)).flatMap((one) => {
    const usual = usualOf(one.stage);
    const noticed = usual && one.since.getTime() + usual * hourMs;
    return usual && noticed && noticed < now ? [{ ...one, usual, noticed: new Date(noticed) }] : [];
  });
  const each = stalled.map((one, at) => ({
    ...one,
    state: stateOf(at),
    threadId: seedId(`${one.order_id}/stall/thread`),
  }));
  await insertRows(
    db,
    'stalls',
    each.map(({ order_id, merchant_id, product_id, stage, since, usual, noticed, state }) => ({
      tenant_id: tenantId,
      id: seedId(`${order_id}/stall`),
      order_id,
      merchant_id,
      product_id,
      stage,
      since,
      usual_hours: String(usual),
      basis: 'assumed',
      samples: 0,
      state,
      noticed_at: noticed,
      ...(state === 'asked' && { asked: 1, asked_at: new Date(now - 20 * hourMs) }),
    })),
  );
  await insertRows(
    db,
    'threads',
    each.map(({ order_id, merchant_id, order_no, noticed, threadId }) => ({
      tenant_id: tenantId,
      merchant_id,
      id: threadId,
      subject_kind: 'stall',
      subject_id: order_id,
      title: order_no,
      created_at: noticed,
      last_at: noticed,
    })),
  );
  await insertRows(
    db,
    'thread_messages',
    each.flatMap(({ merchant_id, threadId, state }) =>
      state === 'open'
        ? []
        : [
            {
              tenant_id: tenantId,
              merchant_id,
              thread_id: threadId,
              id: seedId(`${threadId}/${state}`),
              side: 'system',
              body: said[state as keyof typeof said],
              created_at: new Date(now - 20 * hourMs),
            },
          ],
    ),
  );
};
