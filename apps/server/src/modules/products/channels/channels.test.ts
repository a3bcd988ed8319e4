import { startCarrierSim } from '@alpaca/carrier-sim';
import {
  addChannel,
  addPriceSheet,
  addProduct,
  addVersion,
  editChannel,
  editProduct,
  listAdapters,
  listChannelProducts,
  listChannels,
  publishVersion,
  saveVersion,
  setChannelStatus,
  setProductStatus,
  tryChannel,
} from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import {
  channelForm,
  fuel,
  priceRows,
  productForm,
  uniqueCode,
  zonePlaces,
} from '../productsTestForms.ts';

let app: TestApp;
let sim: Awaited<ReturnType<typeof startCarrierSim>>;
let operator: Awaited<ReturnType<TestApp['as']>>;
const token = 'only-the-server-knows-this';
beforeAll(async () => {
  sim = await startCarrierSim({ token });
  const accounts = { simulator: { url: sim.url, token }, other: { url: sim.url, token: 'wrong' } };
  app = await testApp({ ALPACA_CARRIERS: JSON.stringify({ yunling: accounts }) });
  operator = await app.as('yunling-op');
});
afterAll(async () => {
  await app.stop();
  await sim.stop();
});

const english = { headers: { 'accept-language': 'en' } };
type SetUp = { adapter: 'own' | 'simulator' | 'manual' | 'karrio'; settings: object };
const trying = async ({ adapter, settings }: SetUp) =>
  (await operator.call(tryChannel, { body: { adapter, settings } as never }, english)).result;
const simulated = (service = uniqueCode().toLowerCase()) =>
  ({ adapter: 'simulator', settings: { service } }) as const;
const seen = async (id: string) =>
  (await operator.call(listChannels)).result.find((one) => one.id === id) ??
  expect.fail('no such channel');

describe('an adapter', () => {
  test('says what a channel tells it, from its own schema, in the language of who asks', async () => {
    const { result } = await operator.call(listAdapters, {}, english);
    const names = result.map(({ adapter, fields }) => [adapter, ...fields.map((f) => f.name)]);
    expect(names).toEqual([
      ['own', 'range'],
      ['simulator', 'service', 'account', 'timeoutMs'],
      ['manual'],
      ['karrio', 'service', 'carrierIds', 'account', 'timeoutMs'],
    ]);
    const karrio = result.find(({ adapter }) => adapter === 'karrio');
    expect(karrio?.fields).toMatchObject([
      { title: 'Service', type: 'text', required: true },
      { title: 'Carrier connections', type: 'list', required: false },
      { title: 'Account', type: 'account', required: false, usual: 'karrio' },
      { title: 'Timeout (ms)', type: 'number', min: 500, max: 60_000 },
    ]);
    const chinese = (await operator.call(listAdapters)).result;
    expect(chinese[0]?.fields[0]?.title).toBe('单号段');
  });

  test('names the accounts that the server knows, and none of their secrets', async () => {
    const { result, body } = await operator.call(listAdapters);
    const account = result[1]?.fields.find(({ type }) => type === 'account');
    expect(account?.choices.map(({ value }) => value)).toEqual(['other', 'simulator']);
    expect(JSON.stringify(body)).not.toContain(token);
    expect(JSON.stringify(body)).not.toContain(sim.url);
  });
});

describe('a try', () => {
  test('asks the carrier, and tells what it said', async () => {
    expect(await trying(simulated('nova_packet'))).toEqual({
      answered: true,
      words: 'The carrier answered. Service “nova packet” is available',
    });
    expect(await trying(simulated('No-Such'))).toEqual({
      answered: false,
      words: "The carrier won't take it: no such service: No-Such",
    });
    expect(sim.stats().bookings, 'nothing is booked').toBe(0);
  });

  test('tells a missing account from a wrong key and from silence', async () => {
    const at = (account: string) =>
      trying({ adapter: 'simulator', settings: { service: 'x', account } });
    expect((await at('nobody')).words).toContain('no account nobody');
    expect((await at('other')).words).toBe('No clear answer from the carrier (status 401)');
  });

  test('of own numbers names the next one and takes none', async () => {
    const range = { adapter: 'own', settings: { range: 'ALBION' } } as const;
    const first = await trying(range);
    expect(first).toMatchObject({ answered: true, words: /^The next number is AL\d{10}, / });
    expect(await trying(range)).toEqual(first);
  });
});

describe('a channel', () => {
  test('is not saved untried unless somebody says so, and tells when the carrier answered', async () => {
    const form = { ...channelForm(), ...simulated() };
    expect((await operator.call(addChannel, { body: form })).body.errorKey).toBe('channel.untried');
    const anyway = { ...form, evenUntried: true };
    const { id } = (await operator.call(addChannel, { body: anyway })).result;
    expect((await seen(id)).answeredAt).toBeNull();

    const other = { ...form, ...simulated(), id, revision: 1 };
    expect((await operator.call(editChannel, { body: other })).body.errorKey).toBe(
      'channel.untried',
    );
    await trying(other);
    expect((await operator.call(editChannel, { body: other })).status).toBe(200);
    expect((await seen(id)).answeredAt).toEqual(expect.stringMatching(/^\d{4}-/));
    // Only a name changes: there is nothing to try.
    const renamed = { ...other, nameEn: 'Other', revision: 2 };
    expect((await operator.call(editChannel, { body: renamed })).status).toBe(200);
  });

  test('a try is good for an hour', async () => {
    const form = { ...channelForm(), ...simulated() };
    await trying(form);
    await asOwner(
      app.database,
      `update channel_tries set answered_at = answered_at - interval '61 minutes'`,
    );
    expect((await operator.call(addChannel, { body: form })).body.errorKey).toBe('channel.untried');
  });

  test.each([
    ['own', {}, 'settings.range'],
    ['own', { range: 'NOBODYS' }, 'settings.range'],
    ['karrio', { carrierIds: [] }, 'settings.service'],
    ['simulator', { timeoutMs: 5 }, 'settings.timeoutMs'],
    ['simulator', { timeoutMs: '900' }, 'settings.timeoutMs'],
  ] as const)('of %s with %j is refused at %s', async (adapter, settings, path) => {
    const body = { ...channelForm(), adapter, settings, evenUntried: true };
    const reply = await operator.call(addChannel, { body: body as never });
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({ result: { issues: [{ path }] } });
  });

  test('keeps no setting that its adapter has not, such as a secret', async () => {
    const body = { ...channelForm(), ...simulated(), evenUntried: true };
    const settings = { ...body.settings, token: 'secret' };
    const reply = await operator.call(addChannel, { body: { ...body, settings } });
    expect(reply.body.errorKey).toBe('request.invalid');
  });
});

/** A channel with one product on sale. */
const withProduct = async () => {
  const form = { ...channelForm(), evenUntried: true };
  const channelId = (await operator.call(addChannel, { body: form })).result.id;
  const product = { ...productForm(), channelId };
  const { id } = (await operator.call(addProduct, { body: product })).result;
  const sheet = { code: uniqueCode(), productId: id, currency: 'CNY', level: 'everyone' } as const;
  const sheetId = (await operator.call(addPriceSheet, { body: sheet })).result.id;
  const draft = (await operator.call(addVersion, { body: { sheetId } })).result.id;
  const parts = { zonePlaces, priceRows, surchargeList: [fuel] };
  await operator.call(saveVersion, { body: { id: draft, revision: 1, ...parts } });
  await operator.call(publishVersion, { body: { id: draft, revision: 2 } });
  const sell = () => operator.call(setProductStatus, { body: { id, status: 'onSale' } });
  expect((await sell()).status).toBe(200);
  return { channelId, id, product, sell };
};

describe('stopping a channel', () => {
  test('takes the products that were named off sale, which come back one by one', async () => {
    const { channelId, id, product, sell } = await withProduct();
    const named = (await operator.call(listChannelProducts, { query: { id: channelId } })).result;
    expect(named).toMatchObject([{ id, code: product.code }]);
    const stop = (productIds: string[], revision = 1) =>
      operator.call(setChannelStatus, {
        body: { id: channelId, revision, status: 'stopped', productIds },
      });
    // Somebody put it on sale after the others were shown.
    expect((await stop([])).body.errorKey).toBe('channel.productsChanged');
    expect((await stop([id])).result).toEqual({ revision: 2 });
    expect(await seen(channelId)).toMatchObject({ status: 'stopped', onSale: 0 });
    expect((await stop([], 1)).body.errorKey).toBe('record.changedMeanwhile');

    expect((await sell()).body.errorKey).toBe('channel.stopped');
    const again = { id: channelId, revision: 2, productIds: [] };
    const using = { ...again, status: 'inUse' } as const;
    expect((await operator.call(setChannelStatus, { body: using })).status).toBe(200);
    expect((await seen(channelId)).onSale).toBe(0);
    expect((await sell()).status).toBe(200);
  });

  test('no product on sale is moved to a stopped one', async () => {
    const { id, product } = await withProduct();
    const form = { ...channelForm(), evenUntried: true };
    const other = (await operator.call(addChannel, { body: form })).result.id;
    const stop = { id: other, revision: 1, productIds: [] };
    await operator.call(setChannelStatus, { body: { ...stop, status: 'stopped' } });
    const body = { ...product, id, revision: 1, channelId: other };
    expect((await operator.call(editProduct, { body })).body.errorKey).toBe('channel.stopped');
  });
});
