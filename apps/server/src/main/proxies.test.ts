import { constants, getCaptcha, getTenantInfoByDomain } from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '../modules/auth/testing.ts';
import { readConfig } from '../platform/config.ts';
import { clientNetwork } from '../platform/http/address.ts';
import { used } from '../platform/throttle.ts';
import { type TestApp, testApp } from '../testing/app.ts';

describe('which proxies are believed', () => {
  const read = (text: string) =>
    readConfig({ ALPACA_CELLS: '{}', ALPACA_TRUST_PROXY: text }).trustProxy;

  test.each([
    ['', false],
    ['0', false],
    ['2', 2],
    ['10.0.0.0/8, 192.0.2.7', ['10.0.0.0/8', '192.0.2.7']],
    ['2001:db8::/32', ['2001:db8::/32']],
  ])('%j is %j', (text, wanted) => {
    expect(read(text)).toEqual(wanted);
  });

  test.each(['true', 'yes', 'all', '-1', '1.5', '10.0.0.0/40', 'proxy.example', '10.0.0.1,'])(
    'with %s nothing starts, and is told why',
    (text) => {
      expect(() => read(text)).toThrow(/ALPACA_TRUST_PROXY: how many proxies/);
    },
  );
});

describe('behind one proxy', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp({ ALPACA_TRUST_PROXY: '1' });
  });
  afterAll(() => app.stop());

  const counted = async (address: string) =>
    (await used(await app.ctxOf(), limits.captchasOfAddress, address)).points;

  test('the address is the one that the proxy saw, not one that the client wrote', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.66, 198.51.100.7' };
    await app.anonymous().call(getCaptcha, {}, { headers });
    expect(await counted('198.51.100.7')).toBe(1);
    expect(await counted('203.0.113.66')).toBe(0);
  });

  test('who comes from outside is no proxy, and is known by the address they came from', async () => {
    const raw = await app.server.inject({
      url: `${constants.basePath}${getCaptcha.path}`,
      headers: { host: 'yunling.localhost', 'x-forwarded-for': '203.0.113.67' },
      remoteAddress: '198.51.100.99',
    });
    expect(raw.statusCode).toBe(200);
    expect(await counted('198.51.100.99')).toBe(1);
    expect(await counted('203.0.113.67')).toBe(0);
  });

  test('the tenant is that of the host, whatever host was forwarded', async () => {
    const headers = { 'x-forwarded-host': 'haituo.localhost' };
    const { result } = await app.anonymous().call(getTenantInfoByDomain, {}, { headers });
    expect(result.companyName).toBe('深圳云岭国际物流');
    const lost = await app.server.inject({
      url: `${constants.basePath}${getTenantInfoByDomain.path}`,
      headers: { host: 'nobody.localhost', ...headers },
    });
    expect(lost.statusCode).toBe(404);
  });
});

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:0db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
])('limits count %s as %s', (ip, network) => {
  expect(clientNetwork(ip)).toBe(network);
});
