import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CarrierNews, CarrierUnknown } from '../../../platform/carrier.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { openDispatchKit } from '../../dispatch/testing.ts';
import { tellOwnSteps } from '../following/ownSteps.ts';
import { makeTrackDays } from '../intake/days.ts';
import { dueProducts } from './polling.repository.ts';
import { trackJob } from './track.job.ts';

let app: TestApp;
let ctx: Ctx;
let kit: Awaited<ReturnType<typeof openDispatchKit>>;
let asked: string[][] = [];
let answer: (numbers: readonly string[]) => CarrierNews[] = () => [];

beforeAll(async () => {
  app = await testApp();
  kit = await openDispatchKit(app);
  ctx = await app.ctxOf();
  await makeTrackDays(ctx);
  Object.assign(kit.carrier.carrier, {
    track: {
      atOnce: 2,
      ask: async (_account: unknown, numbers: readonly string[]) => {
        asked.push([...numbers]);
        return answer(numbers);
      },
    },
  });
});
afterAll(async () => {
  await kit.close();
  await app.stop();
});

const news = (number: string, code: string, minutesAgo = 10): CarrierNews => ({
  number,
  carrier: 'asendia',
  code,
  words: '',
  statedAt: new Date(Date.now() - minutesAgo * 60_000).toISOString().slice(0, 19).replace('T', ' '),
  place: 'London',
  countryCode: 'GB',
  province: '',
});

const run = () =>
  trackJob.run(ctx, {
    id: 'job',
    ids: { productId: kit.productId },
    signal: new AbortController().signal,
  });

const stateOf = async (id: string) =>
  (
    await asOwner<{ stage: string; ask_at: Date | null; retired: string | null; asked: number }>(
      app.database,
      'select stage, ask_at, retired, asked from track_states where order_id = $1',
      [id],
    )
  )[0];

const numberOf = async (id: string) =>
  (
    await asOwner<{ tracking_number: string }>(
      app.database,
      'select tracking_number from orders where id = $1',
      [id],
    )
  )[0]?.tracking_number as string;

const isDue = (id: string) =>
  asOwner(app.database, 'update track_states set ask_at = now() where order_id = $1', [id]);

test('each parcel with a number is asked for once, in questions as long as the carrier takes them', async () => {
  const orders = [await kit.booked(), await kit.booked(), await kit.booked()];
  await tellOwnSteps(ctx);
  expect(await dueProducts(ctx)).toContain(kit.productId);
  const numbers = await Promise.all(orders.map(({ id }) => numberOf(id)));
  answer = (these) => these.map((number) => news(number, 'IN_TRANSIT'));
  await run();
  expect(asked.map(({ length }) => length).sort()).toEqual([1, 2]);
  expect(asked.flat().sort()).toEqual([...numbers].sort());
  for (const { id } of orders) {
    const state = await stateOf(id);
    expect(state).toMatchObject({ stage: 'inTransit', asked: 1, retired: null });
    const hours = ((state?.ask_at?.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(2.9);
    expect(hours).toBeLessThan(3.1);
  }
  asked = [];
  await run();
  expect(asked).toEqual([]);
});

test('what has arrived is asked for no more; what is told of other numbers is not taken in', async () => {
  const order = await kit.booked();
  const other = await kit.booked();
  await tellOwnSteps(ctx);
  const [number, stranger] = [await numberOf(order.id), await numberOf(other.id)];
  await asOwner(app.database, 'update track_states set ask_at = null where order_id = $1', [
    other.id,
  ]);
  answer = () => [news(number, 'DELIVERED'), news(stranger, 'DELIVERED')];
  await run();
  expect(await stateOf(order.id)).toMatchObject({
    stage: 'delivered',
    ask_at: null,
    retired: 'ended',
  });
  expect(await stateOf(other.id)).toMatchObject({ stage: 'announced' });
});

test('a carrier that does not answer loses nothing: its parcels come due again', async () => {
  const order = await kit.booked();
  await tellOwnSteps(ctx);
  answer = () => {
    throw new CarrierUnknown('down');
  };
  await run();
  const state = await stateOf(order.id);
  expect(state).toMatchObject({ stage: 'announced', asked: 0, retired: null });
  expect(state?.ask_at?.getTime()).toBeLessThan(Date.now() + 16 * 60_000);
  await isDue(order.id);
  answer = (these) => these.map((number) => news(number, 'OFD'));
  await run();
  expect(await stateOf(order.id)).toMatchObject({ stage: 'outForDelivery' });
});

test('two workers at once ask for each parcel once', async () => {
  const orders = await Promise.all([1, 2, 3, 4, 5].map(() => kit.booked()));
  await tellOwnSteps(ctx);
  asked = [];
  answer = () => [];
  await Promise.all([run(), run()]);
  const numbers = await Promise.all(orders.map(({ id }) => numberOf(id)));
  expect(asked.flat().filter((number) => numbers.includes(number))).toHaveLength(5);
});
