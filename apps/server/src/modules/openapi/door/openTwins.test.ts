import { type CallSpec, type OpenCallName, type OpenCallSpec, openCalls } from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tenantWide } from '../../../platform/db/tx.ts';
import { makeCtx } from '../../../platform/http/open.ts';
import { newId } from '../../../platform/ids.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { subjects } from '../../../testing/areas.ts';
import type { Owner } from '../../../testing/subjects.ts';
import { idFields } from '../../../testing/walk.ts';
import { openWithKey } from './keySession.service.ts';
import { type OpenKit, openKit } from './openTestKit.ts';
import { openSamples } from './openTestSamples.ts';

// One merchant, live and in its sandbox: whatever the one key asks, it hears nothing of the other side.

interface Side {
  key: string;
  /** What it has, by kind. */
  ids: Record<string, string>;
  /** Words that only it has. */
  names: string[];
}

const kinds = ['order', 'shipment', 'costChange', 'webhook'] as const;

let app: TestApp;
let kit: OpenKit;
let sides: Record<'live' | 'test', Side>;
beforeAll(async () => {
  app = await testApp();
  kit = openKit(app);
  const live = (await kit.makeKey()).key;
  const trial = (await kit.makeKey({ mode: 'test' })).key;
  sides = { live: await openSide(live), test: await openSide(trial) };
});
afterAll(() => app.stop());

const ownerBy = async (key: string): Promise<Owner> => {
  const known = await openWithKey(app.node, `Bearer ${key}`, '127.0.0.1');
  if (!known) return expect.fail('the key is good');
  const { tenant, session } = known;
  const ctx = tenantWide(makeCtx(app.node, tenant, null, 'zh_CN'));
  const { userId, merchantId } = session;
  return { ctx, userId, merchantId: merchantId as string };
};

const openSide = async (key: string): Promise<Side> => {
  const owner = await ownerBy(key);
  const ids: Record<string, string> = {};
  for (const kind of kinds) ids[kind] = (await subjects[kind]?.(owner)) as string;
  const names: string[] = [];
  for (const [kind, name] of [
    ['shipper', 'addShipper'],
    ['consignee', 'addConsignee'],
  ] as const) {
    const { body } = openSamples[name];
    const own = `${kind} ${newId()}`;
    const reply = await kit.call(key, name, { body: { ...body, name: own } });
    ids[kind] = reply.body.id;
    names.push(own);
  }
  const { body: order } = await kit.call(key, 'getOrder', { id: ids.order as string });
  names.push(order.orderNo);
  return { key, ids, names };
};

const told = (reply: { body: unknown }) => JSON.stringify(reply.body);
const all = Object.entries(openCalls) as [OpenCallName, OpenCallSpec][];
const lists = all.filter(([, { method, path }]) => method === 'GET' && !path.includes('{'));
/** Of which list each thing is one. */
const listOf: Record<string, OpenCallName> = {
  order: 'listOrders',
  shipment: 'listHandOvers',
  costChange: 'listCostChanges',
  webhook: 'listWebhooks',
  shipper: 'listShippers',
  consignee: 'listConsignees',
};
const asCall = (call: OpenCallSpec): CallSpec => ({ ...call, access: 'signedIn' });
const byPath = all.filter(([, { params }]) => params);

describe.each([
  ['live', 'test'],
  ['test', 'live'],
] as const)('a %s key', (mine, theirs) => {
  test.each(lists)('%s: finds what is its own and nothing of the other side', async (name) => {
    const [own, other] = [sides[mine], sides[theirs]];
    const pages = 'query' in openCalls[name] && name !== 'listProducts' ? '?limit=200' : '';
    const reply = await kit.call(own.key, name, { query: pages });
    expect(reply.status).toBe(200);
    expect(reply.headers['alpaca-mode']).toBe(mine);
    for (const [kind, id] of Object.entries(own.ids)) {
      if (listOf[kind] === name) expect(told(reply)).toContain(id);
    }
    for (const foreign of [...Object.values(other.ids), ...other.names]) {
      expect(told(reply)).not.toContain(foreign);
    }
  });

  test('finds by no search what the other side has', async () => {
    const [own, other] = [sides[mine], sides[theirs]];
    const [shipper = '', consignee = '', orderNo = ''] = other.names.map(encodeURIComponent);
    const searches: [OpenCallName, string][] = [
      ['listOrders', `?number=${orderNo}`],
      ['listOrders', '?limit=200&updated_after=2001-01-01T00:00:00Z'],
      ['listShippers', `?keyword=${shipper}`],
      ['listConsignees', `?keyword=${consignee}`],
    ];
    for (const [name, query] of searches) {
      const asked = await kit.call(own.key, name, { query });
      expect(asked.status).toBe(200);
      for (const foreign of Object.values(other.ids)) expect(told(asked)).not.toContain(foreign);
    }
    // They are there to be found.
    const found = await kit.call(other.key, 'listOrders', { query: `?number=${orderNo}` });
    expect(told(found)).toContain(other.ids.order);
  });

  test.each(byPath)('%s: knows no id of the other side', async (name, call) => {
    // Only test keys have these: a live one is told so before anything is looked for.
    if (call.sandbox && mine === 'live') return;
    const [own, other] = [sides[mine], sides[theirs]];
    const kind = idFields(asCall(call))[0]?.kind ?? '';
    const ask = async (id: string) => {
      const { status, body } = await kit.call(own.key, name, { ...openSamples[name], id });
      return { status, body };
    };
    const nobodys = await ask(newId());
    expect(nobodys.status).toBe(404);
    expect(await ask(other.ids[kind] as string)).toEqual(nobodys);
  });

  test('may name no id of the other side in what it sends', async () => {
    const [own, other] = [sides[mine], sides[theirs]];
    const { body: there } = await kit.call(own.key, 'listHandOvers', {});
    const { warehouseId } = there.items[0];
    const list = async (more: object) =>
      (await kit.call(own.key, 'handOver', { body: { warehouseId, ...more } })).body.errorKey;
    expect(await list({ orderIds: [other.ids.order] })).toBe('order.notFound');
    const pickUp = { mode: 'pickUp', orderIds: [own.ids.order] };
    expect(await list({ ...pickUp, shipperId: other.ids.shipper })).toBe('address.notFound');
    const orders = [other.ids.order, other.names.at(-1)];
    const { body } = await kit.call(own.key, 'listTrackingNumbers', { body: { orders } });
    expect(body.items.map(({ orderId }: { orderId: string | null }) => orderId)).toEqual([
      null,
      null,
    ]);
  });
});

test('money of the sandbox is none', async () => {
  const before = told(await kit.call(sides.live.key, 'getBalance'));
  const tried = told(await kit.call(sides.test.key, 'getBalance'));
  const body = { amount: '1234.56', currency: 'CNY' };
  const { status } = await kit.call(sides.test.key, 'sandboxTopUp', { body });
  expect(status).toBe(200);
  expect(told(await kit.call(sides.test.key, 'getBalance'))).not.toBe(tried);
  expect(told(await kit.call(sides.live.key, 'getBalance'))).toBe(before);
});
