import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kmsKeeper } from './kmsKeeper.ts';
import { startKms } from './kmsTestServer.ts';
import { openKeeper } from './openKeeper.ts';

let kms: Awaited<ReturnType<typeof startKms>>;
let address: string;
beforeAll(async () => {
  process.env.AWS_ACCESS_KEY_ID = 'test';
  process.env.AWS_SECRET_ACCESS_KEY = 'test';
  kms = await startKms();
  const query = new URLSearchParams({ region: 'eu-central-1', endpoint: kms.endpoint });
  address = `kms:alias/alpaca?${query}`;
});
afterAll(async () => {
  delete process.env.AWS_ACCESS_KEY_ID;
  delete process.env.AWS_SECRET_ACCESS_KEY;
  await kms.stop();
});

const key = randomBytes(32);

test('a data key is wrapped and unwrapped by KMS, for whom it is and no other', async () => {
  const keeper = kmsKeeper(address);
  const wrapped = await keeper.wrap('tenant|2611', key);
  expect(wrapped.by).toBe('kms:alias/alpaca');
  expect(wrapped.wrapped.includes(key)).toBe(false);
  expect(await keeper.unwrap('tenant|2611', wrapped)).toEqual(key);
  await expect(keeper.unwrap('other|2611', wrapped)).rejects.toThrow(/InvalidCiphertext/);
  expect(kms.seen.every(({ signed, keyId }) => signed && keyId === 'alias/alpaca')).toBe(true);
});

test('what was unwrapped once is not asked for again', async () => {
  const keeper = openKeeper(address);
  const wrapped = await keeper.wrap('tenant|2612', key);
  const before = kms.seen.length;
  await Promise.all(Array.from({ length: 5 }, () => keeper.unwrap('tenant|2612', wrapped)));
  expect(kms.seen.length).toBe(before + 1);
});

test('a moment without KMS is waited out; a longer one is told, and not remembered', async () => {
  const keeper = openKeeper(address);
  const wrapped = await keeper.wrap('tenant|2612', key);
  kms.failNext(1);
  expect(await keeper.unwrap('tenant|2612', wrapped)).toEqual(key);
  const other = openKeeper(address);
  kms.failNext(20);
  await expect(other.unwrap('tenant|2612', wrapped)).rejects.toThrow();
  kms.failNext(0);
  expect(await other.unwrap('tenant|2612', wrapped)).toEqual(key);
});

test('from a file to KMS: what the file wrapped opens, what is new KMS wraps', async () => {
  const former = openKeeper('dev');
  const both = openKeeper(`${address} dev`);
  expect(both.current).toBe('kms:alias/alpaca');
  const wrapped = await former.wrap('tenant|2612', key);
  expect(await both.unwrap('tenant|2612', wrapped)).toEqual(key);
  const anew = await both.wrap('tenant|2612', key);
  expect(await both.unwrap('tenant|2612', anew)).toEqual(key);
  await expect(former.unwrap('tenant|2612', anew)).rejects.toThrow(/no key kms:/);
});

test('without the name of a key it is refused', () => {
  expect(() => openKeeper('kms:')).toThrow(/needs the name/);
});
