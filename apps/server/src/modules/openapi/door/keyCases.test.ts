import {
  type ApiScope,
  apiScopeNames,
  type OpenCallName,
  type OpenCallSpec,
  openCalls,
} from '@alpaca/contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { forgetKeys } from './keySession.service.ts';
import { type OpenKit, openKit } from './openTestKit.ts';
import { openSamples } from './openTestSamples.ts';

let app: TestApp;
let kit: OpenKit;
beforeAll(async () => {
  app = await testApp();
  kit = openKit(app);
});
afterAll(() => app.stop());

/** Networks, and of the addresses below those that are in each. */
const networks = {
  '203.0.113.0/24': ['203.0.113.7', '203.0.113.250'],
  '198.51.100.4': ['198.51.100.4'],
  '2001:db8:1::/48': ['2001:db8:1::9'],
} as const;
const addresses = [...Object.values(networks).flat(), '192.0.2.1', '2001:db8:2::9'];

const ends = ['good', 'good', 'good', 'revoked', 'expired', 'expiresLater', 'graceOver', 'inGrace'];

interface KeyCase {
  mode: 'live' | 'test';
  scopes: ApiScope[];
  networks: (keyof typeof networks)[];
  end: string;
}
const keyCases = fc.record<KeyCase>({
  mode: fc.constantFrom('live', 'test'),
  scopes: fc.subarray([...apiScopeNames], { minLength: 1 }),
  networks: fc.subarray(Object.keys(networks) as (keyof typeof networks)[]),
  end: fc.constantFrom(...ends),
});

const allOpen: KeyCase = { mode: 'live', scopes: [...apiScopeNames], networks: [], end: 'good' };

const endings: Record<string, string> = {
  revoked: 'revoked_at = now()',
  expired: `expires_at = now() - interval '1 second'`,
  expiresLater: `expires_at = now() + interval '1 hour'`,
  graceOver: `replaced_by = id, grace_until = now() - interval '1 second'`,
  inGrace: `replaced_by = id, grace_until = now() + interval '1 hour'`,
};

const made = async (of: string, { mode, scopes, networks, end }: KeyCase) => {
  const wish = mode === 'test' ? { mode } : {};
  const { id, key } = await kit.makeKey({ of, scopes, addresses: networks, ...wish });
  const ending = endings[end];
  if (ending) await asOwner(app.database, `update api_keys set ${ending} where id = $1`, [id]);
  return key;
};

/** What the door should do, reckoned without it. */
const expected = (spec: KeyCase, name: OpenCallName, from: string) => {
  const { mode, scopes, networks: open, end } = spec;
  const call: OpenCallSpec = openCalls[name];
  if (['revoked', 'expired', 'graceOver'].includes(end)) return 'invalid';
  const isNear = open.some((network) => (networks[network] as readonly string[]).includes(from));
  if (open.length > 0 && !isNear) return 'invalid';
  if (!scopes.includes(call.scope)) return 'forbidden';
  return call.sandbox && mode === 'live' ? 'onlyForTests' : 'opened';
};

const toldBy = ({ status, body }: Awaited<ReturnType<OpenKit['call']>>) => {
  // Who comes with wrong keys again and again is sent away, which is no other answer.
  if (status === 401 || status === 429) return 'invalid';
  if (status === 403) return 'forbidden';
  return body.errorKey === 'sandbox.only' ? 'onlyForTests' : 'opened';
};

const cases = Number(process.env.ALPACA_LONG ? 20_000 : 2_000);

test(`${cases} cases of key, side, scope and address are decided as reckoned`, {
  timeout: 600_000,
}, async () => {
  // So many that none is asked more often than a minute allows. Few may do what a live key may not: one is
  // there in any case.
  const specs = [allOpen, ...fc.sample(keyCases, Math.max(36, cases / 400))];
  const keys: string[] = [];
  for (const [at, spec] of specs.entries()) {
    keys.push(await made(at % 2 === 0 ? 'starfield' : 'kapok', spec));
  }
  forgetKeys(app.node, (await app.ctxOf()).tenant.id);
  const names = (Object.keys(openCalls) as OpenCallName[]).filter((name) => {
    const { method, path, sandbox }: OpenCallSpec = openCalls[name];
    return method === 'GET' ? !path.includes('label') : sandbox && path.includes('{id}');
  });
  const picks = fc.sample(
    fc.tuple(fc.nat(specs.length - 1), fc.constantFrom(...names), fc.constantFrom(...addresses)),
    cases,
  );
  const counts = new Map<string, number>();
  for (const [at, name, from] of picks) {
    const spec = specs[at] as KeyCase;
    const id = '01890000-0000-7000-8000-000000000000';
    const reply = await kit.call(keys[at] as string, name, { ...openSamples[name], id, from });
    const should = expected(spec, name, from);
    counts.set(should, (counts.get(should) ?? 0) + 1);
    // Which side it works on is said of every key that is one.
    const side = should === 'invalid' ? undefined : spec.mode;
    const told = { told: toldBy(reply), side: reply.headers['alpaca-mode'] };
    expect({ ...spec, name, from, ...told }).toEqual({ ...spec, name, from, told: should, side });
  }
  expect([...counts.keys()].sort()).toEqual(['forbidden', 'invalid', 'onlyForTests', 'opened']);
});
