import { type ApiScope, apiScopeNames, type OpenCallName, openCalls } from '@alpaca/contract';
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
  scopes: ApiScope[];
  networks: (keyof typeof networks)[];
  end: string;
}
const keyCases = fc.record<KeyCase>({
  scopes: fc.subarray([...apiScopeNames], { minLength: 1 }),
  networks: fc.subarray(Object.keys(networks) as (keyof typeof networks)[]),
  end: fc.constantFrom(...ends),
});

const endings: Record<string, string> = {
  revoked: 'revoked_at = now()',
  expired: `expires_at = now() - interval '1 second'`,
  expiresLater: `expires_at = now() + interval '1 hour'`,
  graceOver: `replaced_by = id, grace_until = now() - interval '1 second'`,
  inGrace: `replaced_by = id, grace_until = now() + interval '1 hour'`,
};

const made = async (of: string, { scopes, networks, end }: KeyCase) => {
  const { id, key } = await kit.makeKey({ of, scopes, addresses: networks });
  const ending = endings[end];
  if (ending) await asOwner(app.database, `update api_keys set ${ending} where id = $1`, [id]);
  return key;
};

/** What the door should do, reckoned without it. */
const expected = ({ scopes, networks: open, end }: KeyCase, name: OpenCallName, from: string) => {
  if (['revoked', 'expired', 'graceOver'].includes(end)) return 'invalid';
  const isNear = open.some((network) => (networks[network] as readonly string[]).includes(from));
  if (open.length > 0 && !isNear) return 'invalid';
  return scopes.includes(openCalls[name].scope) ? 'opened' : 'forbidden';
};

const toldBy = (status: number) => {
  // Who comes with wrong keys again and again is sent away, which is no other answer.
  if (status === 401 || status === 429) return 'invalid';
  return status === 403 ? 'forbidden' : 'opened';
};

const cases = Number(process.env.ALPACA_LONG ? 20_000 : 10_000);

test(`${cases} cases of key, scope and address are decided as reckoned`, {
  timeout: 600_000,
}, async () => {
  const specs = fc.sample(keyCases, 36);
  const keys: string[] = [];
  for (const [at, spec] of specs.entries()) {
    keys.push(await made(at % 2 === 0 ? 'starfield' : 'kapok', spec));
  }
  forgetKeys(app.node, (await app.ctxOf()).tenant.id);
  const names = (Object.keys(openCalls) as OpenCallName[]).filter(
    (name) => openCalls[name].method === 'GET' && !openCalls[name].path.includes('label'),
  );
  const picks = fc.sample(
    fc.tuple(fc.nat(specs.length - 1), fc.constantFrom(...names), fc.constantFrom(...addresses)),
    cases,
  );
  const counts = new Map<string, number>();
  for (const [at, name, from] of picks) {
    const spec = specs[at] as KeyCase;
    const id = '01890000-0000-7000-8000-000000000000';
    const { status } = await kit.call(keys[at] as string, name, { ...openSamples[name], id, from });
    const should = expected(spec, name, from);
    counts.set(should, (counts.get(should) ?? 0) + 1);
    expect({ ...spec, name, from, told: toldBy(status) }).toEqual({
      ...spec,
      name,
      from,
      told: should,
    });
  }
  expect(Math.min(...counts.values())).toBeGreaterThan(cases / 50);
  expect(counts.size).toBe(3);
});
