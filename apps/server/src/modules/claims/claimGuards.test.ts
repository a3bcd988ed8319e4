import { addClaimTerms } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ClaimsKit, openClaimsKit, reason } from './claimsTestKit.ts';

// What several people do about one parcel at once, and on what they saw before.

let kit: ClaimsKit;
beforeAll(async () => {
  kit = await openClaimsKit();
  for (const kind of ['lost', 'damaged'] as const) {
    await kit.operator.call(addClaimTerms, {
      body: {
        ...{ productId: null, kind, documents: [], fromDay: 0, untilDay: 60, currency: 'CNY' },
        ...{ perParcel: '100.00', perKg: '0', freightPercent: 0 },
      },
    });
  }
});
afterAll(async () => {
  expect(await kit.faults()).toEqual([]);
  await kit.stop();
});

test('two claims for one parcel that are offered the cap at once: one of them needs a second person', async () => {
  for (let time = 0; time < 3; time += 1) {
    const { id, orderId } = await kit.filed();
    const other = (await kit.file(orderId, { kind: 'damaged' })).result.id;
    const replies = await Promise.all([
      kit.act(id, 'offer', { amount: '100.00' }),
      kit.act(other, 'offer', { amount: '100.00' }, kit.second),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const states = [(await kit.claim(id)).state, (await kit.claim(other)).state];
    expect(states.toSorted()).toEqual(['approving', 'offered']);
  }
});

test('what was paid for a parcel counts: for another claim of it nobody alone offers the cap again', async () => {
  const { id, orderId } = await kit.filed();
  await kit.act(id, 'offer', { amount: '100.00' });
  await kit.act(id, 'accept');
  expect((await kit.claim(id)).state).toBe('paid');
  const other = (await kit.file(orderId, { kind: 'damaged' })).result.id;
  expect((await kit.act(other, 'offer', { amount: '0.01' })).status).toBe(200);
  expect((await kit.claim(other)).state).toBe('approving');
});

test('who acts on what was seen before is told, even where the act is possible again', async () => {
  const { id } = await kit.filed();
  const { revision } = await kit.claim(id);
  await kit.act(id, 'offer', { amount: '50.00' });
  await kit.act(id, 'object');
  const stale = await kit.act(id, 'offer', { amount: '90.00', revision });
  expect(stale.body.errorKey).toBe('claim.moved');
  expect(await kit.claim(id)).toMatchObject({ state: 'objected', offered: '50.00' });
});

test('an offer that was sent back is no offer: another can be made, and nothing is paid', async () => {
  const { id } = await kit.filed();
  await kit.act(id, 'offer', { amount: '100.01' });
  await kit.act(id, 'sendBack', { reason });
  expect((await kit.act(id, 'approve')).body.errorKey).toBe('claim.moved');
  expect((await kit.act(id, 'accept')).body.errorKey).toBe('claim.moved');
  await kit.act(id, 'offer', { amount: '100.00' });
  const before = await kit.wallet();
  await kit.act(id, 'accept');
  expect((await kit.wallet()) - before).toBe(10_000n);
});

test('what a carrier pays has the decimals of its currency', async () => {
  const { id } = await kit.filed();
  await kit.bring(id, 'withCarrier');
  const reply = await kit.act(id, 'noteAnswer', { amount: '80.001' });
  expect(reply.body.errorKey).toBe('claim.decimals');
});
