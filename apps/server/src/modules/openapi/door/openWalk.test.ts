import {
  type ApiScope,
  apiScopeNames,
  type CallSpec,
  type OpenCallName,
  type OpenCallSpec,
  openCalls,
  openRates,
} from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { signed } from '../../../platform/secret.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { subjects } from '../../../testing/areas.ts';
import { asOwner } from '../../../testing/owner.ts';
import { idFields } from '../../../testing/walk.ts';
import { type OpenKit, openKit } from './openTestKit.ts';
import { openSamples } from './openTestSamples.ts';
import { expectPublished } from './openTestSchemas.ts';

let app: TestApp;
let kit: OpenKit;
let live: string;
let trial: string;
beforeAll(async () => {
  app = await testApp();
  kit = openKit(app);
  live = (await kit.makeKey()).key;
  trial = (await kit.makeKey({ mode: 'test' })).key;
});
afterAll(() => app.stop());

const table = Object.entries(openCalls) as [OpenCallName, OpenCallSpec][];
/** A key that opens the call. */
const keyFor = ({ sandbox }: OpenCallSpec) => (sandbox ? trial : live);
const asCall = (call: OpenCallSpec): CallSpec => ({ ...call, access: 'signedIn' });

const ownerOf = async (username: string, merchantCode: string, code = 'yunling') => ({
  ctx: await app.ctxOf(code),
  userId: app.userId(username, code),
  merchantId: app.merchantId(merchantCode, code),
});

const made = new Map<ApiScope, string>();
const keyWithout = async (scope: ApiScope) => {
  const scopes = apiScopeNames.filter((each) => each !== scope);
  const key = made.get(scope) ?? (await kit.makeKey({ scopes })).key;
  made.set(scope, key);
  return key;
};

/** Keys that have asked as often as they may in this minute, before any node counted them. */
/** Under what name its calls are counted. */
const countedAs = (id: string) => signed(app.node.config, 'throttle', id).toString('base64url');
const busyKeys = new Map<string, string>();
const busyKey = async ({ rate, sandbox }: OpenCallSpec) => {
  const known = busyKeys.get(`${rate} ${sandbox}`);
  if (known) return known;
  const { id, key } = await kit.makeKey(sandbox ? { mode: 'test' } : {});
  await asOwner(
    app.database,
    `insert into rate_limits (key, points, expire)
     select 'open.' || $1 || ':' || tenant_id || ':' || $2, $3, $4 from tenants`,
    [rate, countedAs(id), openRates[rate], Date.now() + 600_000],
  );
  busyKeys.set(`${rate} ${sandbox}`, key);
  return key;
};

describe.each(table)('%s', (name, call) => {
  const sample = () => ({ ...openSamples[name], id: newId() });

  test('is refused without a key, and with one that is none', async () => {
    for (const key of ['', 'nonsense', `alp_live_c1_${'A'.repeat(43)}`]) {
      // From an address of its own: who comes with many wrong keys is sent away.
      const from = `198.51.100.${table.findIndex(([each]) => each === name)}`;
      const reply = await kit.call(key, name, { ...sample(), from });
      expect(reply).toMatchObject({ status: 401, body: { errorKey: 'apiKey.invalid' } });
    }
  });

  test('is refused to a key of all other scopes', async () => {
    const reply = await kit.call(await keyWithout(call.scope), name, sample());
    expect(reply).toMatchObject({ status: 403, body: { errorKey: 'request.forbidden' } });
  });

  test('says how many more may be asked', async () => {
    const { headers } = await kit.call(keyFor(call), name, sample());
    expect(Number(headers['ratelimit-remaining'])).toBeLessThan(Number(headers['ratelimit-limit']));
  });

  test('is told when to come again once its minute is used up', async () => {
    const points = openRates[call.rate];
    const key = await busyKey(call);
    const reply = await kit.call(key, name, sample());
    expect(reply).toMatchObject({
      status: 429,
      headers: { 'ratelimit-limit': String(points), 'ratelimit-remaining': '0' },
      body: { errorKey: 'request.tooMany' },
    });
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expectPublished(name, reply);
  });

  test('takes what is signed as it is, and nothing that is signed otherwise', async () => {
    const wrong = { 'alpaca-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` };
    const reply = await kit.call(keyFor(call), name, { ...sample(), headers: wrong });
    expect(reply).toMatchObject({ status: 401, body: { errorKey: 'apiKey.signatureWrong' } });
  });

  test('takes no field that it does not know', async () => {
    const { status, body } = await kit.call(keyFor(call), name, {
      ...sample(),
      query: `${openSamples[name].query ?? '?'}&nothing=1`.replace('?&', '?'),
    });
    expect({ status, key: body.errorKey }).toEqual({ status: 422, key: 'request.invalid' });
  });
});

const withIds = table.filter(([, call]) => idFields(asCall(call)).length > 0);
const byPath = withIds.filter(([, { params }]) => params);

test('no id stands where this walk would not see it', () => {
  const elsewhere = withIds.flatMap(([name, call]) =>
    idFields(asCall(call))
      .filter(({ part }) => part !== 'params')
      .map((field) => `${name} ${field.name}`),
  );
  expect(elsewhere).toEqual([
    'quote productId',
    'createOrder order.taxNumberId',
    'createOrder order.productId',
    'createDraft order.taxNumberId',
    'createDraft order.productId',
    'handOver orderIds',
    'handOver warehouseId',
    'handOver shipperId',
    'answerWithholding productId',
    'replayWebhook eventId',
  ]);
});

describe.each(byPath)("%s answers strangers' ids", (name, call) => {
  test('as ids that do not exist', async () => {
    const kind = idFields(asCall(call))[0]?.kind ?? '';
    const make = subjects[kind] ?? expect.fail(`no way to make a ${kind}`);
    const told = async (id: string, key = keyFor(call)) => {
      const { status, body } = await kit.call(key, name, { ...openSamples[name], id });
      return { status, body };
    };
    const nobody = await told(newId());
    expect(nobody.status).toBe(404);
    expect(await told(await make(await ownerOf('kapok', 'M100002')))).toEqual(nobody);
    expect(await told(await make(await ownerOf('seabreeze', 'M100001', 'haituo')))).toEqual(nobody);
    // Nor does a test key see what its own merchant has.
    expect(await told(await make(await ownerOf('starfield', 'M100001')), trial)).toEqual(nobody);
  });
});
