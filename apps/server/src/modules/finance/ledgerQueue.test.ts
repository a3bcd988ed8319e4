import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { Command } from './ledger.ts';
import { postSoon } from './ledgerQueue.ts';
import { type LedgerKit, openLedgerKit } from './ledgerTestKit.ts';

let app: TestApp;
let kit: LedgerKit;
beforeAll(async () => {
  app = await testApp();
  kit = await openLedgerKit(app);
});
afterAll(async () => {
  await kit.close();
  await app.stop();
});

const topUp = (merchantId: string, minor: bigint, key = newId()): Command => ({
  op: 'topUp',
  key,
  merchantId,
  currency: 'CNY',
  minor,
});

test('everyone gets the answer to their own command', async () => {
  const merchantId = await kit.newMerchant();
  await postSoon(kit.mint, topUp(merchantId, 1_000n));
  const holds = Array.from({ length: 200 }, () =>
    postSoon(kit.mint, {
      op: 'hold',
      key: newId(),
      merchantId,
      currency: 'CNY',
      holdId: newId(),
      minor: 10n,
    }),
  );
  const outcomes = (await Promise.all(holds)).map(({ outcome }) => outcome);
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(100);
  expect(outcomes.lastIndexOf('done')).toBe(99);
  expect(await kit.balances(merchantId)).toEqual({ wallet: 0n, held: 1_000n });
});

test('the queue of a wallet ends with its last command and begins anew', async () => {
  const merchantId = await kit.newMerchant();
  for (const minor of [1n, 2n, 3n]) await postSoon(kit.mint, topUp(merchantId, minor));
  expect(await kit.balances(merchantId)).toEqual({ wallet: 6n, held: 0n });
});

test('a call that fails is told to all who were in it, and the next goes on', async () => {
  const merchantId = await kit.newMerchant();
  const own = kit.mintAs(merchantId);
  const forbidden = [topUp(merchantId, 1n), topUp(merchantId, 2n)];
  const results = await Promise.allSettled(forbidden.map((command) => postSoon(own, command)));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const posted = await postSoon(kit.mint, topUp(merchantId, 5n));
  expect(posted).toMatchObject({ outcome: 'done', walletMinor: 5n });
  expect(await kit.faults()).toEqual([]);
});

test('a balance that falls below the mark is noticed by what is posted together', async () => {
  const merchantId = await kit.newMerchant();
  await postSoon(kit.mint, topUp(merchantId, 1_000n));
  await kit.ctx.db
    .insertInto('balance_alerts')
    .values({
      tenant_id: kit.ctx.tenant.id,
      merchant_id: merchantId,
      currency: 'CNY',
      threshold_minor: 500n,
      is_low: false,
    })
    .execute();
  const isLow = async () => {
    const alert = kit.ctx.db.selectFrom('balance_alerts').where('merchant_id', '=', merchantId);
    return (await alert.select('is_low').executeTakeFirstOrThrow()).is_low;
  };
  const hold = () =>
    postSoon(kit.mint, {
      op: 'hold',
      key: newId(),
      merchantId,
      currency: 'CNY',
      holdId: newId(),
      minor: 300n,
    });
  await hold();
  expect(await isLow()).toBe(false);
  await Promise.all([hold(), postSoon(kit.mint, topUp(merchantId, 50n))]);
  expect(await isLow()).toBe(true);
});
