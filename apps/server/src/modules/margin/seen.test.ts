import { markMarginSeen } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MarginKit, openMarginKit, type Parcel } from './marginTestKit.ts';

let kit: MarginKit;
let losing: Parcel;
beforeAll(async () => {
  kit = await openMarginKit();
  losing = await kit.parcel();
  await kit.billed([losing.no, 'freight', '21.00']);
  await kit.sweep();
}, 120_000);
afterAll(() => kit.close());

const toSee = async () =>
  (await kit.list({ view: 'toSee' })).records.some(({ id }) => id === losing.id);

test('of two operators who look at once one is first, and the other is told', async () => {
  const { revision } = await kit.get(losing);
  const body = { id: losing.id, revision, note: 'Asked the carrier' };
  const both = await Promise.all(
    [kit.operator, kit.second].map((by) => by.call(markMarginSeen, { body })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.errorKey).toBe('margin.moved');
  expect((await kit.get(losing)).seen).toMatchObject({ note: 'Asked the carrier', isStill: true });
  expect(await toSee()).toBe(false);
});

test('who has seen the note may leave another', async () => {
  const { revision } = await kit.get(losing);
  const body = { id: losing.id, revision, note: 'The carrier gives it back' };
  expect((await kit.second.call(markMarginSeen, { body })).status).toBe(200);
  expect((await kit.get(losing)).seen?.note).toBe('The carrier gives it back');
});

test('it waits again once its margin has changed', async () => {
  await kit.billed([losing.no, 'fuel', '1.00']);
  const margin = await kit.reckoned(losing);
  expect(margin).toMatchObject({ margin: '-2.00', seen: { isStill: false } });
  expect(await toSee()).toBe(true);
});

test('of an order that has no margin nothing can be said', async () => {
  const body = { id: '00000000-0000-4000-8000-000000000000', revision: 1, note: 'x' };
  const reply = await kit.operator.call(markMarginSeen, { body });
  expect(reply.body.errorKey).toBe('margin.notFound');
});
