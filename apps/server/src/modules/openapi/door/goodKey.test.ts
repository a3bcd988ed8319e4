import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isGood, type KeyFacts } from './goodKey.ts';

const now = new Date('2026-11-18T12:00:00Z');
const numRuns = process.env.ALPACA_LONG ? 10_000 : 1000;

const moment = fc.option(
  fc.integer({ min: -2, max: 2 }).map((seconds) => new Date(now.getTime() + seconds * 1000)),
);
// Few addresses and short networks, so that about half of them meet.
const address = fc.integer({ min: 0, max: 255 });
const bits = fc.integer({ min: 24, max: 32 });
const key = fc.record({
  revokedAt: fc.option(fc.constant(now), { freq: 4 }),
  expiresAt: moment,
  graceUntil: moment,
  networks: fc.array(fc.tuple(address, bits), { maxLength: 3 }),
  from: address,
});

/** The same rule, said anew: by seconds and by the bits of the last byte. */
const isDue = ({
  revokedAt,
  expiresAt,
  graceUntil,
  networks,
  from,
}: {
  revokedAt: Date | null;
  expiresAt: Date | null;
  graceUntil: Date | null;
  networks: [number, number][];
  from: number;
}) => {
  if (revokedAt) return false;
  for (const end of [expiresAt, graceUntil])
    if (end && end.getTime() - now.getTime() <= 0) return false;
  return (
    networks.length === 0 ||
    networks.some(([at, bits]) => at >> (32 - bits) === from >> (32 - bits))
  );
};

test('a key is good as the plain rule says', () => {
  fc.assert(
    fc.property(key, (drawn) => {
      const facts: KeyFacts = {
        ...drawn,
        addresses: drawn.networks.map(
          ([at, bits]) => `203.0.113.${(at >> (32 - bits)) << (32 - bits)}/${bits}`,
        ),
      };
      expect(isGood(facts, `203.0.113.${drawn.from}`, now)).toBe(isDue(drawn));
    }),
    { numRuns },
  );
});

test('an address of IPv4 is the same in IPv6’s clothes, and IPv6 has networks too', () => {
  const only = (addresses: string[]): KeyFacts => ({
    revokedAt: null,
    expiresAt: null,
    graceUntil: null,
    addresses,
  });
  expect(isGood(only(['203.0.113.7/32']), '::ffff:203.0.113.7', now)).toBe(true);
  expect(isGood(only(['2001:db8::/32']), '2001:db8:1::9', now)).toBe(true);
  expect(isGood(only(['2001:db8::/32']), '203.0.113.7', now)).toBe(false);
});
