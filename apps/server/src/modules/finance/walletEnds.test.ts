import { expect, test } from 'vitest';
import { endsOf } from './walletEnds.ts';

const of = (merchantId: string, currency: 'CNY' | 'USD' = 'CNY') => ({ merchantId, currency });
const done = (walletMinor: bigint) => ({ outcome: 'done' as const, walletMinor });

test('each wallet ends as the last command that moved it left it', () => {
  const commands = [of('a'), of('b'), of('a'), of('a', 'USD')];
  expect(endsOf(commands, [done(1n), done(2n), done(3n), done(4n)])).toEqual([
    { ...of('a'), minor: 3n },
    { ...of('b'), minor: 2n },
    { ...of('a', 'USD'), minor: 4n },
  ]);
});

test('what was refused or posted before moves nothing', () => {
  const refused = { outcome: 'refused' as const, walletMinor: 9n };
  const replayed = { outcome: 'replayed' as const, walletMinor: 8n };
  expect(endsOf([of('a'), of('a'), of('b')], [done(1n), refused, replayed])).toEqual([
    { ...of('a'), minor: 1n },
  ]);
  expect(endsOf([], [])).toEqual([]);
});
