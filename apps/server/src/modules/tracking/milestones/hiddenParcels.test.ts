import { addMilestone, closeBatch, correctMilestone } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openNarrowed, packedBoth } from '../../dispatch/testing.ts';
import { openTrackingKit, type TrackingKit } from '../trackingTestKit.ts';

let { kit, stop } = {} as TrackingKit;
let hidden: string;
let narrowed: Awaited<ReturnType<typeof openNarrowed>>['narrowed'];
beforeAll(async () => {
  const tracking = await openTrackingKit();
  ({ kit, stop } = tracking);
  ({ hidden, narrowed } = await openNarrowed(tracking.app, kit));
});
afterAll(() => stop());

const refused = async (asked: Promise<{ body: { errorKey?: string | null } }>) =>
  expect((await asked).body.errorKey).toBe('dataRule.outOfSight');

test('who does not see all that is in a batch tells its parcels nothing, nor corrects what others told', async () => {
  const { batch, bag } = await packedBoth(kit, hidden);
  expect((await kit.weigh(bag.id, 2)).status).toBe(200);
  expect((await kit.operator.call(closeBatch, { body: { id: batch.id } })).status).toBe(200);
  const kind = 'departed' as const;
  const happened = {
    statedTime: new Date().toISOString().slice(0, 19).replace('T', ' '),
    place: '香港',
    countryCode: 'HK',
  };
  for (const scope of ['batch', 'master', 'bag'] as const) {
    const body = {
      batchId: batch.id,
      scope,
      ...(scope === 'bag' && { bagId: bag.id }),
      kind,
      ...happened,
    };
    await refused(narrowed.call(addMilestone, { body }));
  }
  const body = { batchId: batch.id, scope: 'batch' as const, kind, ...happened };
  const { body: answer, result } = await kit.operator.call(addMilestone, { body });
  expect(answer.success, answer.message).toBe(true);
  const change = {
    id: result.id,
    revision: result.revision,
    ...happened,
    place: '深圳',
    isWithdrawn: false,
  };
  await refused(narrowed.call(correctMilestone, { body: change }));
  expect((await kit.operator.call(correctMilestone, { body: change })).status).toBe(200);
});
