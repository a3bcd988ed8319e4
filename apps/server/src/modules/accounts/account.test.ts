import {
  getInformation,
  getLoginUserInfo,
  getMyInfo,
  listWallets,
  setAvatar,
} from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { comparable } from '../../testing/alike.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { post } from '../finance/index.ts';
import { newMerchant, uploaded, type Visitor } from './accountsTestSteps.ts';

let app: TestApp;
let bluebay: Visitor;
beforeAll(async () => {
  app = await testApp();
  bluebay = await app.as('bluebay');
});
afterAll(() => app.stop());

const topUp = async (merchantId: string, currency: 'CNY' | 'USD', minor: bigint) =>
  post(await app.mint(), [{ op: 'topUp', key: newId(), merchantId, currency, minor }]);

describe('what a merchant hears after signing in', () => {
  test('a low balance, with the way to the recharge page', async () => {
    const { owner } = await newMerchant(app);
    const { result } = await owner.call(getMyInfo);
    expect(result).toEqual({
      authStatus: 1,
      wallet: expect.objectContaining({ currency: 'CNY', balance: '0.00', available: '0.00' }),
      warning: {
        kind: 'lowBalance',
        text: expect.stringContaining('0.00 CNY'),
        path: '/financial/recharge',
      },
    });
  });

  test('nothing once there is enough, and each wallet by its currency', async () => {
    const { id, owner } = await newMerchant(app);
    await topUp(id, 'CNY', 9_999n);
    expect((await owner.call(getMyInfo)).result.warning).not.toBeNull();
    await topUp(id, 'CNY', 1n);
    await topUp(id, 'USD', 500n);
    expect((await owner.call(getMyInfo)).result.warning).toBeNull();
    const hold = { key: newId(), holdId: newId(), minor: 2_500n } as const;
    await post(await app.ctxOf(), [{ op: 'hold', merchantId: id, currency: 'CNY', ...hold }]);
    expect((await owner.call(listWallets)).result).toEqual([
      {
        currency: 'CNY',
        balance: '100.00',
        held: '25.00',
        available: '75.00',
        creditLimit: '0.00',
      },
      { currency: 'USD', balance: '5.00', held: '0.00', available: '5.00', creditLimit: '0.00' },
    ]);
  });

  test('credit counts as available', async () => {
    const { wallet, warning } = (await (await app.as('kapok')).call(getMyInfo)).result;
    const { balance, held, available, creditLimit } = wallet ?? expect.fail('no wallet');
    expect(creditLimit).toBe('50000.00');
    expect(Number(available)).toBeCloseTo(Number(balance) - Number(held) + 50_000, 2);
    expect(warning).toBeNull();
  });

  test.each([
    ['fawn', 0, '/basic/activation'],
    ['reed', 3, '/basic/activation'],
  ])('%s, that the account is not active', async (username, authStatus, path) => {
    const { result } = await (await app.as(username)).call(getMyInfo);
    expect(result).toMatchObject({ authStatus, warning: { kind: 'inactive', path } });
  });

  test('nothing while the review is under way', async () => {
    const { result } = await (await app.as('titmouse')).call(getMyInfo);
    expect(result).toMatchObject({ authStatus: 2, warning: null });
  });

  test('no money to who may not see it, and operators have none', async () => {
    await asOwner(app.database, 'delete from user_roles where user_id = $1', [
      app.userId('starfield-lin'),
    ]);
    const lin = await app.as('starfield-lin');
    expect((await lin.call(getMyInfo)).result).toEqual({
      authStatus: 1,
      wallet: null,
      warning: null,
    });
    expect((await lin.call(listWallets)).status).toBe(403);
    const operator = await app.as('yunling-op');
    expect((await operator.call(getMyInfo)).result).toEqual({
      authStatus: 1,
      wallet: null,
      warning: null,
    });
  });
});

describe('the information page', () => {
  test("shows the user's and the merchant's facts", async () => {
    const { result } = await (await app.as('kapok')).call(getInformation);
    expect(result).toMatchObject({
      username: 'kapok',
      isOwner: true,
      phone: '13800000002',
      merchant: {
        code: 'M100002',
        nameEn: 'Kapok',
        credit: { terms: 'credit', limit: '50000.00', days: 15 },
      },
    });
  });

  test('of an operator has no merchant', async () => {
    const { result } = await (await app.as('yunling-op')).call(getInformation);
    expect(result).toMatchObject({ kind: 'operator', isOwner: false, merchant: null });
  });

  test("takes one's own picture, and nobody else's", async () => {
    const key = await uploaded(bluebay, 'avatar');
    expect((await bluebay.call(setAvatar, { body: { key } })).status).toBe(200);
    expect((await bluebay.call(getLoginUserInfo)).result.userInfo.avatar).toBe(key);
    const operator = await app.as('yunling-op');
    const nobody = comparable(await operator.call(setAvatar, { body: { key: newId() } }));
    expect(comparable(await operator.call(setAvatar, { body: { key } }))).toEqual(nobody);
    const licence = await uploaded(bluebay, 'licence');
    expect((await bluebay.call(setAvatar, { body: { key: licence } })).status).toBe(404);
  });
});
