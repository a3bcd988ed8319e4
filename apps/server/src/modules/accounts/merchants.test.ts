import {
  getInformation,
  getMerchant,
  listByUser,
  listMerchants,
  setMerchantTerms,
} from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { comparable } from '../../testing/alike.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { post } from '../finance/money.service.ts';
import { newMerchant, type Visitor } from './accountsTestDesk.ts';

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

const credit = (creditLimit: string, creditDays: number) => ({
  terms: 'credit' as const,
  creditLimit,
  creditDays,
});
const agree = (id: string, revision: number, agreed: object, visitor = operator, note = '续约') =>
  visitor.call(setMerchantTerms, { body: { id, revision, agreed, note } as never });

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
    expect((await agree(id, 1, credit('100.50', 30))).status).toBe(200);
    expect(await hold(id, 10_050n)).toBe('done');
    expect(await hold(id, 1n)).toBe('refused');
    const { merchant, revision, changes } = await read(id);
    expect(revision).toBe(2);
    expect(merchant).toMatchObject({ terms: 'credit', creditDays: 30 });
    expect(merchant.wallet).toMatchObject({ available: '0.00', creditLimit: '100.50' });
    expect(changes).toMatchObject([
      {
        revision: 2,
        by: '陈舟',
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
    expect((await agree(id, revision, { terms: 'prepaid' })).status).toBe(200);
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

  test('of two operators at once one is told that they changed meanwhile', async () => {
    const { id } = await find('M100001');
    const other = await app.as('yunling-op2');
    const replies = await Promise.all([
      agree(id, 1, credit('1000', 7)),
      agree(id, 1, credit('2000', 7), other),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { changes, merchant } = await read(id);
    expect(changes).toHaveLength(1);
    const limit = changes[0]?.changes.find(({ field }) => field === 'creditLimit');
    expect(merchant.wallet.creditLimit).toBe(limit?.to);
    const late = await agree(id, 1, { terms: 'prepaid' });
    expect(late.body.errorKey).toBe('record.changedMeanwhile');
  });

  test.each([
    [{ terms: 'credit', creditLimit: '-1', creditDays: 7 }],
    [{ terms: 'credit', creditLimit: '1.005', creditDays: 7 }],
    [{ terms: 'credit', creditLimit: '10', creditDays: 0 }],
    [{ terms: 'credit', creditLimit: '10', creditDays: 366 }],
    [{ terms: 'credit', creditLimit: '10' }],
    [{ terms: 'prepaid', creditLimit: '10', creditDays: 7 }],
    [{ terms: 'barter' }],
  ])('%j are refused', async (agreed) => {
    const { id } = await find('M100001');
    expect((await agree(id, 1, agreed)).status).toBe(422);
  });

  test('need a note', async () => {
    const { id } = await find('M100001');
    expect((await agree(id, 1, { terms: 'prepaid' }, operator, ' ')).status).toBe(422);
  });

  test("another tenant's merchant does not exist, to read or to change", async () => {
    const [row] = await asOwner<{ merchant_id: string }>(
      app.database,
      `select merchant_id from merchants where name_en = 'Seabreeze'`,
    );
    const id = row?.merchant_id as string;
    const nobody = comparable(await agree(newId(), 1, { terms: 'prepaid' }));
    expect(comparable(await agree(id, 1, { terms: 'prepaid' }))).toEqual(nobody);
    expect(nobody).toMatchObject({ status: 404, body: { errorKey: 'merchant.notFound' } });
    expect((await operator.call(getMerchant, { query: { id } })).status).toBe(404);
  });

  test('only the tenant sets them: a merchant is refused', async () => {
    const { id } = await find('M100002');
    const kapok = await app.as('kapok');
    expect((await agree(id, 1, credit('999999', 90), kapok)).status).toBe(403);
    expect((await read(id)).merchant.wallet.creditLimit).toBe('50000.00');
  });

  test('leave the ledger without faults', async () => {
    const ctx = await app.ctxOf();
    expect(await ctx.db.selectFrom('ledger_faults').selectAll().execute()).toEqual([]);
  });
});
