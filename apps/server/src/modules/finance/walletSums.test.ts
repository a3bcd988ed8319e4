import { expect, test } from 'vitest';
import { type AccountRow, inOrder, toWireWallet, walletsFrom } from './walletSums.ts';

const row = (about: Partial<AccountRow> = {}): AccountRow => ({
  merchant_id: 'a',
  kind: 'wallet',
  currency: 'CNY',
  balance_minor: 1_000n,
  floor_minor: 0n,
  ...about,
});
const held = (minor: bigint) => row({ kind: 'held', balance_minor: minor });

test('a wallet is what is free and what is held; only the first can be spent', () => {
  const wallet = { currency: 'CNY', balance: 1_300n, held: 300n, available: 1_000n };
  for (const rows of [
    [row(), held(300n)],
    [held(300n), row()],
  ]) {
    expect(walletsFrom(rows).get('a')?.get('CNY')).toEqual({ ...wallet, creditLimit: 0n });
  }
});

test('credit can be spent and is nobody’s balance', () => {
  const rows = [row({ balance_minor: -200n, floor_minor: -5_000n }), held(50n)];
  expect(walletsFrom(rows).get('a')?.get('CNY')).toEqual({
    currency: 'CNY',
    balance: -150n,
    held: 50n,
    available: 4_800n,
    creditLimit: 5_000n,
  });
});

test('merchants and currencies are kept apart', () => {
  const of = walletsFrom([
    row({ balance_minor: 1n }),
    row({ balance_minor: 2n, currency: 'USD' }),
    row({ balance_minor: 3n, merchant_id: 'b' }),
  ]);
  expect(of.get('a')?.get('CNY')?.balance).toBe(1n);
  expect(of.get('a')?.get('USD')?.balance).toBe(2n);
  expect(of.get('b')?.get('CNY')?.balance).toBe(3n);
  expect([...of.keys()]).toEqual(['a', 'b']);
});

test('accounts of the tenant, and of what is no currency, are no wallets', () => {
  expect(walletsFrom([row({ merchant_id: null }), row({ currency: 'XXX' })]).size).toBe(0);
  const unused = walletsFrom([row({ balance_minor: null, floor_minor: -10n })])
    .get('a')
    ?.get('CNY');
  expect(unused).toMatchObject({ balance: 0n, available: 10n });
});

test('the main currency comes first, whether or not anything was in it', () => {
  const codes = (rows: AccountRow[]) =>
    inOrder(walletsFrom(rows).get('a')).map(({ currency }) => currency);
  expect(codes([row({ currency: 'AUD' }), row(), row({ currency: 'USD' })])).toEqual([
    'CNY',
    'AUD',
    'USD',
  ]);
  expect(codes([row({ currency: 'USD' })])).toEqual(['CNY', 'USD']);
  expect(inOrder(undefined)).toEqual([
    { currency: 'CNY', balance: 0n, held: 0n, available: 0n, creditLimit: 0n },
  ]);
  expect(inOrder(walletsFrom([row()]).get('a'))[0]?.balance).toBe(1_000n);
});

test('each amount is told with the decimals of its currency', () => {
  const wallet = { balance: 1_300n, held: 300n, available: 6_000n, creditLimit: 5_000n };
  expect(toWireWallet({ currency: 'CNY', ...wallet })).toEqual({
    currency: 'CNY',
    balance: '13.00',
    held: '3.00',
    available: '60.00',
    creditLimit: '50.00',
  });
  expect(toWireWallet({ currency: 'JPY', ...wallet }).balance).toBe('1300');
});
