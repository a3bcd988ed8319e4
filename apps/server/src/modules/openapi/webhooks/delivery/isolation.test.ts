import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepLongResult } from '../../../../../../../scripts/results.ts';
import {
  addEndpoints,
  eventually,
  moveOrders,
  openWebhooksKit,
  type WebhooksKit,
} from '../webhooksTestKit.ts';

const isLong = Boolean(process.env.ALPACA_LONG);
const many = isLong
  ? { all: 1_000, hang: 100, refuse: 100, redirect: 50 }
  : { all: 60, hang: 10, refuse: 10, redirect: 5 };
const promisedMs = 5_000;

let kit: WebhooksKit;
beforeAll(async () => {
  kit = await openWebhooksKit();
});
afterAll(() => kit.stop());

const urls = (behaviour: string, count: number) =>
  Array.from({ length: count }, (_, at) => kit.receiver.url(`${behaviour}/${at}`));
// Nothing listens there.
const refusing = (count: number) =>
  Array.from({ length: count }, (_, at) => `http://127.0.0.1:9/${at}`);

test('endpoints that hang, refuse or redirect keep nobody else waiting', async () => {
  const healthy = many.all - many.hang - many.refuse - many.redirect;
  // The bad ones first: they are the first to be taken on.
  await addEndpoints(kit.app, urls('hang', many.hang), ['order.moved']);
  await addEndpoints(kit.app, refusing(many.refuse), ['order.moved']);
  await addEndpoints(kit.app, urls('redirect', many.redirect), ['order.moved']);
  await addEndpoints(kit.app, urls('ok', healthy), ['order.moved']);
  const cameWell = () => kit.receiver.came.filter(({ path }) => path.startsWith('/ok/'));
  const took: number[] = [];
  for (let round = 1; round <= 2; round += 1) {
    const before = cameWell().length;
    const at = await moveOrders(kit.app, 1);
    await eventually(() => cameWell().length === before + healthy, 60_000);
    took.push(
      ...cameWell()
        .slice(before)
        .map((one) => one.at - at),
    );
  }
  took.sort((a, b) => a - b);
  const p95 = took[Math.floor(took.length * 0.95)] as number;
  keepLongResult('webhooks', 'Webhooks beside endpoints that hang, refuse and redirect', {
    ...many,
    p95Ms: p95,
    mostMs: took.at(-1),
  });
  expect(p95).toBeLessThan(promisedMs);
}, 180_000);
