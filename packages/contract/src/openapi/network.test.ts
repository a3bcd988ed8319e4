import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isNetwork } from './network.ts';

const known = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

test.each([
  '203.0.113.7',
  '0.0.0.0/0',
  '203.0.113.0/24',
  '::',
  '::1',
  '2001:db8::/32',
  '2001:db8:0:0:0:0:0:1',
  '::ffff:192.0.2.1',
  'FE80::1/128',
])('%s is one', (text) => {
  expect(isNetwork(text)).toBe(true);
});

test.each([
  '',
  ' 203.0.113.7',
  '203.0.113',
  '203.0.113.256',
  '203.0.113.07',
  '203.0.113.0/33',
  '203.0.113.0/',
  '203.0.113.0/24/1',
  '2001:db8::1::2',
  '2001:db8:0:0:0:0:0:1:2',
  '2001:db8',
  'g::1',
  ':::',
  '::1/129',
  '::ffff:192.0.2.256',
  'fe80::1%eth0',
  'localhost',
])('“%s” is none', (text) => {
  expect(isNetwork(text)).toBe(false);
});

test('others find the same of whatever is written', () => {
  const address = fc.oneof(fc.ipV4(), fc.ipV6(), fc.stringMatching(/^[0-9a-f:.]{0,20}$/));
  const bits = fc.oneof(
    fc.constant(''),
    fc.integer({ min: 0, max: 140 }).map((n) => `/${n}`),
  );
  fc.assert(
    fc.property(address, bits, (one, two) => {
      expect([one + two, isNetwork(one + two)]).toEqual([
        one + two,
        known.safeParse(one + two).success,
      ]);
    }),
    { numRuns: 2000 },
  );
});
