import {
  addMilestone,
  correctMilestone,
  getTrackList,
  listMilestones,
  type Milestone,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner } from '../../../testing/owner.ts';
import { moveOrders } from '../following/moveOrders.ts';
import { tellOwnSteps } from '../following/ownSteps.ts';
import { openTrackingKit, type TrackingKit } from '../trackingTestKit.ts';

let { app, ctx, kit, stop } = {} as TrackingKit;
let tracking: TrackingKit;
beforeAll(async () => {
  tracking = await openTrackingKit();
  ({ app, ctx, kit, stop } = tracking);
});
afterAll(() => stop());

/** A batch that left, and was told of. */
const left = async (count: number) => {
  const batch = await tracking.left(count);
  await tellOwnSteps(ctx);
  return batch;
};

const hoursOn = (hours: number) =>
  new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

const add = (body: Record<string, unknown>) =>
  kit.operator.call(addMilestone, {
    body: {
      kind: 'departed',
      statedTime: hoursOn(9),
      place: '香港',
      countryCode: 'HK',
      ...body,
    } as never,
  });
const listed = async (batchId: string): Promise<Milestone[]> =>
  (await kit.operator.call(listMilestones, { query: { batchId } })).result;

const stagesOf = async (ids: readonly string[]) =>
  (
    await asOwner<{ stage: string }>(
      app.database,
      'select stage from track_states where order_id = any($1) order by order_id',
      [ids],
    )
  ).map(({ stage }) => stage);

test('entered once for a batch it is an event of each parcel; the order that is signed for is delivered', async () => {
  const { batchId, ids } = await left(2);
  await add({ batchId });
  expect(await stagesOf(ids)).toEqual(['linehaul', 'linehaul']);
  const events = (await kit.operator.call(getTrackList, { query: { id: ids[0] as string } }))
    .result;
  expect(events[0]).toMatchObject({ source: 'milestone', code: 'departed', place: '香港' });
  expect(events[0]?.text).not.toBe('departed');
  await add({ batchId, kind: 'signed', statedTime: hoursOn(12), note: 'POD 7' });
  while (await moveOrders(ctx));
  for (const id of ids) expect(await kit.statusOf(id)).toBe('delivered');
  expect((await listed(batchId)).map(({ kind, parcels }) => [kind, parcels])).toEqual([
    ['departed', 2],
    ['signed', 2],
  ]);
});

test('a bag has its own; what is corrected holds and what was told before does not', async () => {
  const { batchId, bagId, ids } = await left(1);
  const { result } = await add({ batchId, bagId, scope: 'bag', kind: 'handedOver' });
  expect(result).toMatchObject({ scope: 'bag', parcels: 1, revision: 1, isCorrected: false });
  expect(await stagesOf(ids)).toEqual(['inTransit']);
  const correct = (more: Record<string, unknown>) =>
    kit.operator.call(correctMilestone, {
      body: { id: result.id, revision: 1, statedTime: hoursOn(10), ...more },
    });
  await correct({ place: 'Liège' });
  const told = async () =>
    (await kit.operator.call(getTrackList, { query: { id: ids[0] as string } })).result.filter(
      ({ source }) => source === 'milestone',
    );
  expect((await told()).map(({ place }) => place)).toEqual(['Liège']);
  expect((await correct({})).body.errorKey).toBe('milestone.changed');
  await correct({ revision: 2, isWithdrawn: true });
  expect(await told()).toEqual([]);
  expect(await stagesOf(ids)).toEqual(['dispatched']);
  expect(await listed(batchId)).toEqual([]);
  expect((await correct({ revision: 3 })).body.errorKey).toBe('milestone.notFound');
  // Told once more as at first, it counts again.
  await add({ batchId, bagId, scope: 'bag', kind: 'handedOver' });
  expect(await stagesOf(ids)).toEqual(['inTransit']);
});

test('under one master bill each batch has it', async () => {
  const [one, other] = [await left(1), await left(1)];
  await asOwner(
    app.database,
    "update dispatch_batches set master_no = '160-1' where id = any($1)",
    [[one.batchId, other.batchId]],
  );
  const { result } = await add({ batchId: one.batchId, scope: 'master', kind: 'cleared' });
  expect(result.parcels).toBe(2);
  expect(await stagesOf([...one.ids, ...other.ids])).toEqual(['customs', 'customs']);
  expect(await listed(other.batchId)).toHaveLength(1);
});

test('nothing is told of what has not left, of impossible days, or by who works elsewhere', async () => {
  const { batch } = await kit.packed([await kit.onFloor()]);
  expect((await add({ batchId: batch.id })).body.errorKey).toBe('batch.open');
  const { batchId } = await left(1);
  for (const statedTime of ['1970-01-01 00:00:00', hoursOn(24 * 4)]) {
    expect((await add({ batchId, statedTime })).body.errorKey).toBe('milestone.impossible');
  }
  const elsewhere = await app.as('yunling-op2');
  const asked = await elsewhere.call(listMilestones, { query: { batchId } });
  expect(asked.body.errorKey).toBe('warehouse.notYours');
  const merchant = await app.as('starfield');
  expect((await merchant.call(listMilestones, { query: { batchId } })).status).toBe(403);
});
