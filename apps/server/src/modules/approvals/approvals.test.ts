import {
  askAdjustment,
  askPriceGroup,
  askTerms,
  decideApproval,
  getLogList,
  getMerchant,
  listApprovals,
  listByUser,
  listDeciders,
  takeBackApproval,
  transactionList,
} from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { comparable } from '../../testing/alike.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { type NewMerchant, newMerchant, walletMinor } from '../finance/testing.ts';
import { approvedChange } from './approvalsTestSteps.ts';

let app: TestApp;
type Visitor = Awaited<ReturnType<TestApp['as']>>;
let chen: Visitor;
let zhou: Visitor;
beforeAll(async () => {
  app = await testApp();
  [chen, zhou] = [await app.as('yunling-op'), await app.as('yunling-op2')];
});
afterAll(() => app.stop());

const credit = (creditLimit: string) => ({ terms: 'credit' as const, creditLimit, creditDays: 15 });
const askLimit = (m: NewMerchant, limit: string, by = chen, revision = 1) =>
  by.call(askTerms, {
    body: { merchantId: m.merchantId, revision, agreed: credit(limit), reason: '年度合同' },
  });
const askGroup = (m: NewMerchant, groupCode: string, by = chen, revision = 1) =>
  by.call(askPriceGroup, {
    body: { merchantId: m.merchantId, revision, groupCode, reason: '升级' },
  });
const askMoney = (m: NewMerchant, amount: string, by = chen) =>
  by.call(askAdjustment, {
    body: { merchantId: m.merchantId, currency: 'CNY', amount, reason: '偏远费误收' },
  });
const decide = (id: string, by: Visitor, decision: 'approve' | 'reject' = 'approve') =>
  by.call(decideApproval, { body: { id, decision, remark: '已核对' } });
const takeBack = (id: string, by = chen) => by.call(takeBackApproval, { body: { id } });
const merchantOf = async ({ merchantId }: NewMerchant) =>
  (await chen.call(getMerchant, { query: { id: merchantId } })).result;
const stateOf = async (m: NewMerchant) =>
  (await chen.call(listApprovals, { query: { merchant: m.code } })).result.records[0]?.state;
const titles = async (visitor: Visitor) =>
  (await visitor.call(listByUser)).result.sysMsgList.map(({ titile }) => titile);

describe('what one operator asks for', () => {
  test('waits, is told to those who may decide, and takes effect by another’s word', async () => {
    const m = await newMerchant(app);
    const { result } = await askLimit(m, '800.00');
    expect(result.deciders).toContain('周燕');
    expect(result.deciders).not.toContain('陈舟');
    const before = await merchantOf(m);
    expect(before.merchant).toMatchObject({ terms: 'prepaid', wallet: { creditLimit: '0.00' } });
    expect(before.waiting).toMatchObject([{ kind: 'terms', askedBy: '陈舟', isOwn: true }]);
    expect((await titles(zhou))[0]).toBe(`陈舟 申请变更结算方式：${m.code} 测试商户`);
    expect((await titles(chen))[0] ?? '').not.toContain(m.code);

    const decided = await decide(result.id, zhou);
    expect(decided.result).toMatchObject({ state: 'approved', decidedBy: '周燕', isOwn: false });
    const after = await merchantOf(m);
    expect(after.merchant).toMatchObject({ terms: 'credit', wallet: { creditLimit: '800.00' } });
    expect(after.waiting).toEqual([]);
    expect((await titles(chen))[0]).toBe(`申请已批准：变更结算方式，${m.code} 测试商户`);
    expect((await titles(m.visitor))[0]).toBe('结算方式已变更为账期结算');
    const admin = await app.as('yunling-admin');
    const { records } = (await admin.call(getLogList, { query: { pageSize: 1 } })).result;
    expect(records[0]?.content).toBe(`批准 陈舟 的申请：商户 ${m.code} 变更结算方式`);
  });

  test('is not for who asked to decide, nor for others to take back', async () => {
    const m = await newMerchant(app);
    const { id } = (await askGroup(m, 'VIP')).result;
    const own = await decide(id, chen);
    expect(own).toMatchObject({ status: 409, body: { errorKey: 'approval.own' } });
    expect(own.body.message).toContain('新建用户');
    expect((await takeBack(id, zhou)).body.errorKey).toBe('approval.notOwn');
    expect((await takeBack(id)).status).toBe(200);
    expect((await decide(id, zhou)).body.errorKey).toBe('approval.decided');
    expect((await merchantOf(m)).merchant.priceGroup).toBe('');
  });

  test('is rejected with a reason that who asked reads', async () => {
    const m = await newMerchant(app);
    const { id } = (await askGroup(m, 'VIP')).result;
    const bare = await zhou.call(decideApproval, { body: { id, decision: 'reject' } });
    expect(bare.body.errorKey).toBe('request.invalid');
    const { result } = await decide(id, zhou, 'reject');
    expect(result).toMatchObject({ state: 'rejected', remark: '已核对' });
    expect((await titles(chen))[0]).toContain('申请被驳回：调整价格组');
    expect((await merchantOf(m)).merchant.priceGroup).toBe('');
  });

  test('is one of a kind at a time, and something', async () => {
    const m = await newMerchant(app);
    expect((await askLimit(m, '800.00')).status).toBe(200);
    const again = await askLimit(m, '900.00', zhou);
    expect(again.body.errorKey).toBe('approval.waiting');
    expect(again.body.message).toContain('陈舟');
    expect((await askGroup(m, 'VIP')).status).toBe(200);
    const nothing = await newMerchant(app);
    expect((await askGroup(nothing, '')).body.errorKey).toBe('approval.nothing');
    const slip = { merchantId: nothing.merchantId, revision: 1, groupCode: 'VPI', reason: '升级' };
    expect((await chen.call(askPriceGroup, { body: slip })).body.errorKey).toBe(
      'priceGroup.unknown',
    );
  });

  test('is filled from how the merchant is now, and so is refused', async () => {
    const m = await newMerchant(app);
    const { merchantId } = m;
    const change = { merchantId, revision: 1, groupCode: 'VIP', reason: '升级' };
    await approvedChange(app, askPriceGroup, change);
    const late = await askLimit(m, '800.00');
    expect(late.body).toMatchObject({
      errorKey: 'record.changedMeanwhile',
      result: { changed: { by: '周燕', changes: [{ field: 'priceGroup', to: 'VIP' }] } },
    });
    expect((await askLimit(m, '800.00', chen, 2)).status).toBe(200);
  });

  test('overwrites nothing: changed meanwhile, it is rejected and asked for again', async () => {
    const m = await newMerchant(app);
    const { id } = (await askLimit(m, '800.00')).result;
    await asOwner(
      app.database,
      `update merchants set terms = 'credit', credit_limit_minor = 100, credit_days = 1 where merchant_id = $1`,
      [m.merchantId],
    );
    const stale = await decide(id, zhou);
    expect(stale).toMatchObject({ status: 409, body: { errorKey: 'approval.changedMeanwhile' } });
    expect((await merchantOf(m)).merchant.creditDays).toBe(1);
    expect((await decide(id, zhou, 'reject')).status).toBe(200);
  });

  test('keeps to the limits of the tenant', async () => {
    const m = await newMerchant(app);
    const limit = await askLimit(m, '1000000.01');
    expect(limit.body.errorKey).toBe('approval.limitTooHigh');
    expect(limit.body.message).toContain('1,000,000 CNY');
    for (const amount of ['50000.01', '-50000.01']) {
      expect((await askMoney(m, amount)).body.errorKey).toBe('approval.adjustmentTooHigh');
    }
    for (const amount of ['0', '1.005', 'x', '']) {
      expect((await askMoney(m, amount)).body.errorKey, amount).toBe('request.invalid');
    }
  });
});

describe('an adjustment', () => {
  test('puts in or takes out once, as a transaction that the merchant reads', async () => {
    const m = await newMerchant(app);
    const ctx = await app.ctxOf();
    const { id } = (await askMoney(m, '28.00')).result;
    expect(await walletMinor(ctx, m.merchantId)).toBe(0n);
    expect((await decide(id, zhou)).result.adjustment).toEqual({
      amount: '28.00',
      currency: 'CNY',
    });
    const out = (await askMoney(m, '-8.50', zhou)).result;
    await decide(out.id, chen);
    expect(await walletMinor(ctx, m.merchantId)).toBe(1_950n);
    const { records } = (await m.visitor.call(transactionList, { body: {} })).result;
    expect(records).toMatchObject([
      { kind: 'adjustment', amount: '-8.50', balance: '19.50', note: '偏远费误收' },
      { kind: 'adjustment', amount: '28.00', balance: '28.00', note: '偏远费误收' },
    ]);
    expect(await titles(m.visitor)).toEqual(['余额已调整：-8.50 CNY', '余额已调整：+28.00 CNY']);
    expect(await ctx.db.selectFrom('ledger_faults').selectAll().execute()).toEqual([]);
  });
});

describe('at the same moment', () => {
  test('twenty words of approval have one effect', async () => {
    const m = await newMerchant(app);
    const { id } = (await askMoney(m, '10.00')).result;
    const admin = await app.as('yunling-admin');
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) => decide(id, at % 2 ? zhou : admin)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = replies.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.errorKey))).toEqual(
      new Set(['approval.decided']),
    );
    expect(await walletMinor(await app.ctxOf(), m.merchantId)).toBe(1_000n);
  });

  test('approve, reject and take back: one of them holds', async () => {
    for (let round = 0; round < 6; round += 1) {
      const m = await newMerchant(app);
      const { id } = (await askMoney(m, '10.00')).result;
      const admin = await app.as('yunling-admin');
      const [yes, no, back] = await Promise.all([
        decide(id, zhou),
        decide(id, admin, 'reject'),
        takeBack(id),
      ]);
      const held = [yes, no, back].map(({ status }) => status === 200);
      expect(held.filter(Boolean)).toHaveLength(1);
      const state = ['approved', 'rejected', 'takenBack'][held.indexOf(true)];
      expect(await stateOf(m)).toBe(state);
      const wallet = await walletMinor(await app.ctxOf(), m.merchantId);
      expect(wallet).toBe(state === 'approved' ? 1_000n : 0n);
    }
  });

  test('two who ask for the same get one request, and the same key the same answer', async () => {
    const m = await newMerchant(app);
    const replies = await Promise.all([askLimit(m, '1.00'), askLimit(m, '2.00', zhou)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const other = await newMerchant(app);
    const { id } = (await askMoney(other, '10.00')).result;
    const key = newId();
    const body = { id, decision: 'approve' as const };
    const [one, two] = [
      await zhou.call(decideApproval, { body }, { key }),
      await zhou.call(decideApproval, { body }, { key }),
    ];
    expect(two.result).toEqual(one.result);
    expect(await walletMinor(await app.ctxOf(), other.merchantId)).toBe(1_000n);
  });
});

test('asking and deciding are two permissions, and neither is a merchant’s', async () => {
  const m = await newMerchant(app);
  const { id } = (await askMoney(m, '10.00')).result;
  const withOnly = async (permission: string) => {
    const role = newId();
    const userId = app.userId('yunling-op2');
    await asOwner(
      app.database,
      `insert into roles (tenant_id, id, code, name_zh, name_en, kind)
       select tenant_id, $1::uuid, $1, '', '', 'operator' from tenants where code = 'yunling'`,
      [role],
    );
    await asOwner(app.database, 'delete from user_roles where user_id = $1', [userId]);
    await asOwner(
      app.database,
      `insert into user_roles (tenant_id, user_id, role_id) select tenant_id, $2, id from roles where id = $1`,
      [role, userId],
    );
    await asOwner(
      app.database,
      `insert into role_permissions (tenant_id, role_id, permission) select tenant_id, id, $2 from roles where id = $1`,
      [role, permission],
    );
    return app.as('yunling-op2');
  };
  const asker = await withOnly('ops:adjust');
  expect((await decide(id, asker)).status).toBe(403);
  const decider = await withOnly('ops:approvalDecide');
  expect((await askMoney(await newMerchant(app), '10.00', decider)).status).toBe(403);
  expect((await decide(id, decider)).status).toBe(200);
  for (const reply of [
    await askMoney(m, '10.00', m.visitor),
    await askLimit(m, '10.00', m.visitor),
    await decide(id, m.visitor),
    await m.visitor.call(listApprovals, { query: {} }),
  ]) {
    expect(reply.status).toBe(403);
  }
});

test('a tenant with one operator alone hears that there is nobody to decide', async () => {
  await asOwner(app.database, `update users set disabled_at = now() where username = 'haituo-op2'`);
  // An administrator stays, who decides about people and not about money.
  await asOwner(
    app.database,
    `delete from role_permissions p using roles r
     where r.tenant_id = p.tenant_id and r.id = p.role_id and r.kind = 'administrator'
       and r.tenant_id = (select tenant_id from tenants where code = 'haituo')
       and p.permission = 'ops:approvalDecide'`,
  );
  const alone = await app.as('haituo-op', 'haituo');
  expect((await alone.call(listDeciders)).result).toEqual([]);
});

test("another tenant's merchant and request do not exist", async () => {
  const elsewhere = await app.as('haituo-op', 'haituo');
  const m = await newMerchant(app);
  const { id } = (await askMoney(m, '10.00')).result;
  const nobody = { ...m, merchantId: newId() };
  expect(comparable(await askMoney(m, '10.00', elsewhere))).toEqual(
    comparable(await askMoney(nobody, '10.00', elsewhere)),
  );
  expect(comparable(await decide(id, elsewhere))).toEqual(
    comparable(await decide(newId(), elsewhere)),
  );
  expect(comparable(await takeBack(id, elsewhere))).toEqual(
    comparable(await takeBack(newId(), elsewhere)),
  );
  expect(await stateOf(m)).toBe('waiting');
});
