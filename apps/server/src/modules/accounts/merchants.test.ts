import {
  askTerms,
  getInformation,
  getMerchant,
  listByUser,
  listMerchants,
  type Request,
} from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { approvedChange } from '../approvals/testing.ts';
import { post } from '../finance/index.ts';
import { newMerchant, type Visitor } from './accountsTestSteps.ts';

let app: TestApp;
let operator: Visitor;
let poor: Awaited<ReturnType<typeof newMerchant>>;
beforeAll(async () => {
  app = await testApp();
  poor = await newMerchant(app, '贫商户');
  operator = await app.as('yunling-op');
});
afterAll(() => app.stop());

const find = async (search: string) => {
  const { records } = (await operator.call(listMerchants, { query: { search } })).result;
  return records[0] ?? expect.fail(`no merchant ${search}`);
};
const read = async (id: string) => (await operator.call(getMerchant, { query: { id } })).result;

type Agreed = Request<typeof askTerms>['body']['agreed'];
const credit = (creditLimit: string, creditDays: number) => ({
  terms: 'credit' as const,
  creditLimit,
  creditDays,
});
const agree = (merchantId: string, revision: number, agreed: Agreed) =>
  approvedChange(app, askTerms, { merchantId, revision, agreed, reason: '续约' });

const hold = async (merchantId: string, minor: bigint) => {
  const command = { op: 'hold', key: newId(), holdId: newId(), merchantId, minor } as const;
  const [posted] = await post(await app.ctxOf(), [{ ...command, currency: 'CNY' }]);
  return posted?.outcome;
};

describe('the list of merchants', () => {
  const codes = async (query: object) =>
    (await operator.call(listMerchants, { query })).result.records.map(({ code }) => code).sort();

  test.each([
    [{ search: '木棉' }, ['M100002']],
    [{ search: 'kapok' }, ['M100002']],
    [{ search: 'm100003' }, ['M100003']],
    [{ authStatus: '0' }, ['M100004']],
    [{ authStatus: '2' }, ['M100005']],
    [{ authStatus: '3' }, ['M100006']],
    [{ search: 'M1', authStatus: '1', terms: 'prepaid' }, ['M100001', 'M100003']],
    [{ terms: 'credit' }, ['M100002']],
    [{ search: '没有' }, []],
  ])('filters by %j', async (query, found) => {
    expect(await codes(query)).toEqual(found);
  });

  test('tells users, balance and terms of each', async () => {
    expect(await find('M100001')).toMatchObject({ users: 6, terms: 'prepaid', authStatus: 1 });
    expect(await find('M100002')).toMatchObject({
      users: 2,
      terms: 'credit',
      creditDays: 15,
      wallet: { currency: 'CNY', creditLimit: '50000.00' },
    });
  });

  test("has no other tenant's, and is not for merchants", async () => {
    const { records } = (
      await (await app.as('haituo-op', 'haituo')).call(listMerchants, { query: {} })
    ).result;
    expect(records.map(({ nameEn }) => nameEn).sort()).toEqual([
      'Paddy',
      'Seabreeze',
      'Twinbridge',
    ]);
    const merchant = await app.as('starfield');
    expect((await merchant.call(listMerchants, { query: {} })).status).toBe(403);
  });
});

describe('terms', () => {
  test('on credit let the wallet go below nothing, so far and no further', async () => {
    const { id } = poor;
    expect(await hold(id, 1n)).toBe('refused');
    await agree(id, 1, credit('100.50', 30));
    expect(await hold(id, 10_050n)).toBe('done');
    expect(await hold(id, 1n)).toBe('refused');
    const { merchant, revision, changes } = await read(id);
    expect(revision).toBe(2);
    expect(merchant).toMatchObject({ terms: 'credit', creditDays: 30 });
    expect(merchant.wallet).toMatchObject({ available: '0.00', creditLimit: '100.50' });
    expect(changes).toMatchObject([
      {
        revision: 2,
        by: '周燕',
        reason: '续约',
        changes: [
          { field: 'terms', from: 'prepaid', to: 'credit' },
          { field: 'creditLimit', from: '0.00', to: '100.50' },
          { field: 'creditDays', from: 0, to: 30 },
        ],
      },
    ]);
  });

  test('prepaid take the credit back; what is out stays out, and nothing new is held', async () => {
    const { id } = poor;
    const { revision } = await read(id);
    await agree(id, revision, { terms: 'prepaid' });
    const { merchant, changes } = await read(id);
    expect(merchant).toMatchObject({ terms: 'prepaid', creditDays: 0 });
    expect(merchant.wallet).toMatchObject({ creditLimit: '0.00', available: '-100.50' });
    expect(changes).toHaveLength(2);
    expect(await hold(id, 1n)).toBe('refused');
  });

  test('tell the merchant, who sees them', async () => {
    const { owner } = poor;
    const titles = (await owner.call(listByUser)).result.sysMsgList.map(({ titile }) => titile);
    expect(titles).toEqual(['结算方式已变更为预付', '结算方式已变更为账期结算']);
    expect((await owner.call(getInformation)).result.merchant?.credit?.terms).toBe('prepaid');
  });

  test('leave the ledger without faults', async () => {
    const ctx = await app.ctxOf();
    expect(await ctx.db.selectFrom('ledger_faults').selectAll().execute()).toEqual([]);
  });

  test("another tenant's merchant does not exist to read", async () => {
    const [row] = await asOwner<{ merchant_id: string }>(
      app.database,
      `select merchant_id from merchants where name_en = 'Seabreeze'`,
    );
    const id = row?.merchant_id as string;
    expect((await operator.call(getMerchant, { query: { id } })).status).toBe(404);
  });
});
