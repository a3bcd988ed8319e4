import {
  type ApiScope,
  apiScopeNames,
  type CallSpec,
  type OpenCallName,
  type OpenCallSpec,
  openCalls,
} from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { subjects } from '../../../testing/areas.ts';
import { idFields } from '../../../testing/walk.ts';
import { type OpenKit, openKit } from './openTestKit.ts';
import { openSamples } from './openTestSamples.ts';

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
