import { setTimeout as sleep } from 'node:timers/promises';
import {
  batchGetLabel,
  checkPrint,
  downloadLabel,
  getLabel,
  makeSkuStickers,
} from '@alpaca/contract';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { subjects as declared } from '../declarations/testing.ts';
import { orderForm } from '../orders/testing.ts';
import { openLabelsDesk } from './labelsTestKit.ts';

const { app, kit, merchant } = await openLabelsDesk(await testApp());
afterAll(() => app.stop());
afterEach(() => vi.restoreAllMocks());

describe('one call', () => {
  test('names a document once: the same thousand times would be as many papers of each order', async () => {
    const { id } = await kit.order('drawn');
    const documents = Array.from({ length: 1000 }, () => 'label' as const);
    const replies = [
      await merchant.call(batchGetLabel, { body: { ids: [id], documents } }),
      await merchant.call(checkPrint, { body: { ids: [id], documents: ['label', 'label'] } }),
      await merchant.call(downloadLabel, { body: { ids: [id], by: 'all', documents } }),
    ];
    for (const { status, body } of replies) {
      expect([status, body.errorKey]).toEqual([422, 'request.invalid']);
    }
  });

  test('has so many pages at most, for the node draws them all', async () => {
    const { id } = await kit.order('sent');
    await asOwner(app.database, 'update orders set label_pages = 5001 where id = $1', [id]);
    const { status, body } = await merchant.call(batchGetLabel, { body: { ids: [id] } });
    expect([status, body.errorKey]).toEqual([422, 'label.tooManyPages']);
  });
});

/** For how long the node had no time for anybody else. */
const watched = async <T>(work: () => Promise<T>) => {
  let longestMs = 0;
  let last = performance.now();
  const tick = () => {
    longestMs = Math.max(longestMs, performance.now() - last);
    last = performance.now();
  };
  const ticks = setInterval(tick, 5);
  const reply = await work();
  clearInterval(ticks);
  tick();
  return { reply, longestMs };
};

describe('an order of very many boxes', () => {
  const documents = ['label', 'shippingMark', 'packingList'] as const;
  test.each(documents)('has its %s drawn a few pages at a time', async (document) => {
    const ask = async (boxes: number) => {
      const { id } = await kit.order('drawn', { boxes });
      const body = { ids: [id], documents: [document] };
      return watched(() => merchant.call(batchGetLabel, { body }));
    };
    await ask(1);
    // What a document costs however long it is: its fonts.
    const short = await ask(1);
    const { reply, longestMs } = await ask(200);
    expect(reply.status).toBe(200);
    expect(longestMs).toBeLessThan(2 * short.longestMs + 1000);
  });
});

test('orders of very many goods are counted one by one', async () => {
  const [line] = orderForm({}).goods;
  const goods = Array.from({ length: 200 }, () => line);
  const orders = await Promise.all(
    Array.from({ length: 30 }, () => kit.order('drawn', { more: { goods } })),
  );
  const ids = orders.map(({ id }) => id);
  const body = { ids, documents: ['invoice' as const, 'packingList' as const] };
  const { reply, longestMs } = await watched(() => merchant.call(checkPrint, { body }));
  expect(reply.status).toBe(200);
  expect(longestMs).toBeLessThan(1200);
});

describe('stickers', () => {
  const stickers = async (count: number, kinds = 1) => {
    const ctx = await app.ctxOf();
    const owner = { ctx, userId: app.userId('starfield'), merchantId: kit.merchantId };
    const id = (await declared.sku?.(owner)) as string;
    const skus = Array.from({ length: kinds }, () => ({ id, count }));
    return merchant.call(makeSkuStickers, { body: { size: '60x40', skus } });
  };

  test('are drawn a few at a time: the node answers others meanwhile', async () => {
    // The first one reads the fonts.
    await stickers(1);
    const { reply, longestMs } = await watched(() => stickers(400));
    expect(reply.status).toBe(200);
    expect(longestMs).toBeLessThan(1000);
  });

  test('are so many at most', async () => {
    const { status, body } = await stickers(500, 11);
    expect([status, body.errorKey]).toEqual([422, 'label.tooManyStickers']);
  });
});

/** Lets files be fetched only once the gate is open, and counts who waits there. */
const holdStorage = () => {
  const gate = Promise.withResolvers<void>();
  const { storage } = app.node;
  const get = storage.get.bind(storage);
  const spy = vi.spyOn(storage, 'get').mockImplementation(async (...asked) => {
    await gate.promise;
    return get(...asked);
  });
  return { open: gate.resolve, fetched: () => spy.mock.calls.length };
};

describe('a merchant who asks for many files at once', () => {
  test.each([
    ['batchGetLabel', (id: string) => merchant.call(batchGetLabel, { body: { ids: [id] } })],
    ['getLabel', (id: string) => merchant.call(getLabel, { query: { id } })],
  ])('%s: gets a share of the node, and all of them in turn', async (_, ask) => {
    const { id } = await kit.order('sent');
    const storage = holdStorage();
    const replies = Array.from({ length: 6 }, () => ask(id));
    await vi.waitFor(() => expect(storage.fetched()).toBe(2));
    await sleep(200);
    expect(storage.fetched()).toBe(2);
    storage.open();
    expect((await Promise.all(replies)).map(({ status }) => status)).toEqual(Array(6).fill(200));
  });
});
