import {
  addExchangeRate,
  addTopUpCredentials,
  bankInfoList,
  getLogList,
  listByUser,
  merchantByCode,
  paymentCodeList,
  rechargeInfo,
  topUpBalance,
  topUpById,
  topUpCheck,
  topUpForMerchant,
  topUpList,
  transactionList,
  uploadFile,
} from '@alpaca/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTx, singleQueries } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import { comparable } from '../../testing/alike.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { multipart } from '../../testing/multipart.ts';
import { asOwner } from '../../testing/owner.ts';
import {
  approved,
  banksOf,
  bankTransfer,
  newMerchant,
  pictured,
  submitted,
  uploadProof,
  walletMinor,
} from './financeTestSteps.ts';
import { numberOfDay } from './numberOfDay.ts';
import { listed } from './topUps.repository.ts';

let app: TestApp;
type Visitor = Awaited<ReturnType<TestApp['as']>>;
let operator: Visitor;
let second: Visitor;
beforeAll(async () => {
  app = await testApp();
  operator = await app.as('yunling-op');
  second = await app.as('yunling-op2');
});
afterAll(() => app.stop());

const upload = async (visitor: Visitor, purpose: 'paymentProof' | 'licence' = 'paymentProof') => {
  const sent = multipart('proof.png', await pictured(), 'image/png');
  return (await visitor.call(uploadFile, { query: { purpose } }, sent)).result.key;
};

test('an approved top-up is in the wallet, in the transactions and in the bell', async () => {
  const merchant = await newMerchant(app);
  const { merchantId, visitor } = merchant;
  const proof = await upload(visitor);
  const id = await submitted(merchant, { credentials: [proof] });
  const reply = await approved(operator, id);
  expect(reply.result).toMatchObject({ auditStatus: 'approved', moneyStatus: 'arrived' });
  expect(reply.result.credentials.map(({ key }) => key)).toEqual([proof]);
  expect(await walletMinor(await app.ctxOf(), merchantId)).toBe(25_050n);
  const { result } = await visitor.call(transactionList, { body: {} });
  expect(result.records).toMatchObject([
    { kind: 'topUp', amount: '250.50', balance: '250.50', subjectId: id },
  ]);
  const bell = await visitor.call(listByUser);
  expect(bell.result.sysMsgList).toMatchObject([
    { openPage: 'financial/TopUpCheck', busId: id, titile: '充值已到账：250.50 CNY' },
  ]);
});

test('twenty approvals at once credit once', async () => {
  const merchant = await newMerchant(app);
  const { merchantId } = merchant;
  const id = await submitted(merchant);
  await operator.call(topUpCheck, { body: { id, step: 'markArrived' } });
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      (at % 2 ? operator : second).call(topUpCheck, { body: { id, step: 'approve' } }),
    ),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(replies.map(({ body }) => body.errorKey))).toEqual(
    new Set([undefined, 'topUp.cannotMove']),
  );
  expect(await walletMinor(await app.ctxOf(), merchantId)).toBe(25_050n);
});

test('money that has not arrived is not approved, and what is decided stays', async () => {
  const merchant = await newMerchant(app);
  const { merchantId, visitor } = merchant;
  const id = await submitted(merchant);
  const step = (step: 'approve' | 'reject' | 'markArrived' | 'markNotArrived', more = {}) =>
    operator.call(topUpCheck, { body: { id, step, ...more } });
  expect((await step('approve')).body.errorKey).toBe('topUp.cannotMove');
  expect((await step('markNotArrived')).result.moneyStatus).toBe('notArrived');
  expect((await step('approve')).body.errorKey).toBe('topUp.cannotMove');
  expect((await step('reject')).body.errorKey).toBe('request.invalid');
  const rejected = await step('reject', { auditRemark: '水单模糊' });
  expect(rejected.result).toMatchObject({ auditStatus: 'rejected', auditRemark: '水单模糊' });
  for (const after of ['approve', 'markArrived', 'reject'] as const) {
    const reply = await step(after, { auditRemark: '再' });
    expect(reply).toMatchObject({ status: 409, body: { errorKey: 'topUp.cannotMove' } });
  }
  expect(await walletMinor(await app.ctxOf(), merchantId)).toBe(0n);
  const bell = await visitor.call(listByUser, {}, { headers: { 'accept-language': 'en' } });
  expect(bell.result.sysMsgList[0]?.titile).toMatch(/^Top-up rejected: TU/);
  expect(bell.result.sysMsgList[0]?.msgTxt).toContain('水单模糊');
});

test('nobody decides on what they submitted, not even by SQL', async () => {
  const { merchantId, code } = await newMerchant(app);
  const body = {
    merchantCode: code,
    amount: '88.00',
    currency: 'CNY' as const,
    credentials: [await upload(operator)],
  };
  const { id } = (await operator.call(topUpForMerchant, { body })).result;
  expect((await operator.call(topUpById, { query: { id } })).result).toMatchObject({
    isOwn: true,
    payMethod: 'offline',
  });
  await operator.call(topUpCheck, { body: { id, step: 'markArrived' } });
  const own = await operator.call(topUpCheck, { body: { id, step: 'approve' } });
  expect(own).toMatchObject({ status: 409, body: { errorKey: 'topUp.ownSubmission' } });
  const ctx = await app.ctxOf();
  const byHand = ctx.db
    .updateTable('top_ups')
    .set({ audit_status: 'approved', audited_by: app.userId('yunling-op'), audited_at: new Date() })
    .where('id', '=', id);
  await expect(byHand.execute()).rejects.toThrow('check constraint');
  const other = await second.call(topUpCheck, { body: { id, step: 'approve' } });
  expect(other.status).toBe(200);
  expect(await walletMinor(ctx, merchantId)).toBe(8_800n);
});

test('a merchant’s session decides on nothing, nor begins with a decision', async () => {
  const merchant = await newMerchant(app);
  const id = await submitted(merchant);
  const ctx = await app.ctxOf();
  const own = { ...ctx, scope: 'merchant', merchantId: merchant.merchantId } as const;
  const db = singleQueries(own);
  const decide = db.updateTable('top_ups').set({ money_status: 'arrived' }).where('id', '=', id);
  await expect(decide.execute()).rejects.toThrow('not for a merchant');
  const born = db.insertInto('top_ups').values({
    tenant_id: ctx.tenant.id,
    id: newId(),
    merchant_id: merchant.merchantId,
    no: newId(),
    amount_minor: 1n,
    currency: 'CNY',
    pay_method: 'offline',
    audit_status: 'approved',
    money_status: 'arrived',
    submitted_by: merchant.userId,
    audited_by: app.userId('yunling-op'),
  });
  await expect(born.execute()).rejects.toThrow('not for a merchant');
});

test('who is not active cannot top up, by itself or by an operator', async () => {
  const merchant = await newMerchant(app, { active: false });
  const { visitor, code } = merchant;
  const reply = await visitor.call(topUpBalance, { body: bankTransfer(merchant) });
  expect(reply).toMatchObject({ status: 422, body: { errorKey: 'account.notActive' } });
  const credentials = [await upload(operator)];
  const byOperator = await operator.call(topUpForMerchant, {
    body: { merchantCode: code, amount: '1', currency: 'CNY', credentials },
  });
  expect(byOperator.body.errorKey).toBe('account.notActive');
  const nobody = await operator.call(topUpForMerchant, {
    body: { merchantCode: 'M999999', amount: '1', currency: 'CNY', credentials },
  });
  expect(nobody.body.errorKey).toBe('topUp.noMerchant');
  expect((await visitor.call(rechargeInfo)).result.isActive).toBe(false);
});

test.each([
  ['', 'web.verify.0'],
  ['0', 'web.verify.19'],
  ['0.00', 'web.verify.19'],
  ['-1', 'web.verify.19'],
  ['1.234', 'web.verify.19'],
  ['1e3', 'web.verify.19'],
  ['abc', 'web.verify.19'],
])('the amount %j is refused by %s', async (amount, key) => {
  const reply = await (await app.as('starfield')).call(topUpBalance, {
    body: bankTransfer({ banks: await banksOf(app) }, { amount }),
  });
  expect(reply.body.result).toMatchObject({ issues: [{ path: 'amount', key }] });
});

test('a bank transfer needs an account, of the tenant and of the currency', async () => {
  const merchant = await newMerchant(app);
  const { visitor } = merchant;
  const send = (more: object) => visitor.call(topUpBalance, { body: bankTransfer(merchant, more) });
  const without = await send({ bankInfo: undefined });
  expect(without.body.result).toMatchObject({
    issues: [{ path: 'bankInfo', key: 'web.verify.34' }],
  });
  expect((await send({ bankInfo: merchant.banks.USD })).body.errorKey).toBe('topUp.otherCurrency');
  expect((await send({ currency: 'USD', bankInfo: merchant.banks.USD })).status).toBe(200);
  const strangers = await send({ bankInfo: (await banksOf(app, 'haituo')).CNY });
  expect(strangers).toMatchObject({ status: 404, body: { errorKey: 'bankInfo.notFound' } });
  expect(comparable(strangers)).toEqual(comparable(await send({ bankInfo: newId() })));
  const alipay = { payMethod: 'alipay', bankInfo: undefined };
  expect((await send(alipay)).status).toBe(200);
  expect((await send({ ...alipay, currency: 'USD' })).body.errorKey).toBe('topUp.otherCurrency');
  expect((await send({ ...alipay, payMethod: 'online' })).body.errorKey).toBe(
    'payment.unavailable',
  );
  const yen = await send({ payMethod: 'offline', currency: 'JPY', amount: '12.5' });
  expect(yen.body.result).toMatchObject({ issues: [{ path: 'amount', key: 'web.verify.80' }] });
});

test('proofs are the own ones, for this purpose, nine at most, until it is decided', async () => {
  const merchant = await newMerchant(app);
  const { visitor } = merchant;
  const stranger = await newMerchant(app);
  const theirs = await upload(stranger.visitor);
  const licence = await upload(visitor, 'licence');
  for (const credentials of [[theirs], [licence], [newId()]]) {
    const reply = await visitor.call(topUpBalance, {
      body: bankTransfer(merchant, { credentials }),
    });
    expect(reply).toMatchObject({ status: 404, body: { errorKey: 'file.notFound' } });
  }
  const id = await submitted(merchant, { credentials: [] });
  const add = (credentials: string[], to = id) =>
    visitor.call(addTopUpCredentials, { body: { id: to, credentials } });
  const many = await Promise.all(Array.from({ length: 8 }, () => upload(visitor)));
  expect((await add(many)).status).toBe(200);
  const detail = await visitor.call(topUpById, { query: { id } });
  expect(detail.result.credentials).toHaveLength(8);
  expect((await add([await upload(visitor), await upload(visitor)])).body.errorKey).toBe(
    'topUp.tooManyFiles',
  );
  const mine = [await upload(visitor)];
  const other = await submitted(stranger);
  expect(comparable(await add(mine, other))).toEqual(comparable(await add(mine, newId())));
  await approved(operator, id);
  expect((await add(mine)).body.errorKey).toBe('topUp.decided');
});

test('a merchant sees its own top-ups and no names of the staff; operators see all', async () => {
  const merchant = await newMerchant(app);
  const { visitor, code } = merchant;
  const id = await submitted(merchant);
  await operator.call(topUpCheck, { body: { id, step: 'reject', auditRemark: '金额不符' } });
  const own = await visitor.call(topUpList, { query: {} });
  expect(own.result).toMatchObject({ total: 1, records: [{ id, auditedBy: '', isOwn: true }] });
  const all = await operator.call(topUpList, { query: { merchantCode: code } });
  expect(all.result).toMatchObject({ total: 1, records: [{ id, auditedBy: '陈舟' }] });
  const { no } = all.result.records[0] as { no: string };
  expect((await operator.call(topUpList, { query: { no } })).result.total).toBe(1);
  const pending = await operator.call(topUpList, {
    query: { auditStatus: 'pending', merchantCode: code },
  });
  expect(pending.result.total).toBe(0);
});

test('ways to pay are those of the tenant', async () => {
  const visitor = await app.as('starfield');
  const { result } = await visitor.call(rechargeInfo);
  expect(result).toMatchObject({ isActive: true, canPayOnline: false, currencies: ['CNY', 'USD'] });
  const usd = await visitor.call(bankInfoList, { query: { currency: 'USD' } });
  expect(usd.result.map(({ id }) => id)).toEqual([(await banksOf(app)).USD]);
  const codes = await visitor.call(paymentCodeList);
  expect(codes.result.map(({ payMethod }) => payMethod)).toEqual(['alipay', 'wechat']);
});

test('the demo has a blurred proof that was rejected, and one top-up to check', async () => {
  const { result } = await (await app.as('starfield')).call(topUpList, { query: {} });
  const of = (status: string) => result.records.filter((r) => r.auditStatus === status);
  expect(of('pending')).toHaveLength(1);
  expect(of('rejected')).toMatchObject([{ auditRemark: expect.stringContaining('模糊') }]);
  expect(of('approved')).toHaveLength(4);
});

test('those to be decided come first, and are found by payer and by amount', async () => {
  const m = await newMerchant(app);
  const first = await submitted(m, { payerName: '王小二贸易', amount: '1234.50' });
  const last = await submitted(m, { payerName: 'Acme Ltd', payerAccount: '6222 0001' });
  await second.call(topUpCheck, { body: { id: last, step: 'reject', auditRemark: '-' } });
  const ids = async (query: object) =>
    (await m.visitor.call(topUpList, { query: query as never })).result.records.map(({ id }) => id);
  expect(await ids({})).toEqual([first, last]);
  expect(await ids({ payer: '小二' })).toEqual([first]);
  expect(await ids({ payer: 'acme' })).toEqual([last]);
  expect(await ids({ payer: '0001' })).toEqual([last]);
  expect(await ids({ amount: '1234.5' })).toEqual([first]);
  expect(await ids({ amount: '1234' })).toEqual([]);
});

test('who said that the money is there is named', async () => {
  const m = await newMerchant(app);
  const id = await submitted(m);
  const { result } = await second.call(topUpCheck, { body: { id, step: 'markArrived' } });
  expect(result.moneyBy).not.toBe('');
  expect(result.moneyTime).not.toBeNull();
  expect(result.auditedBy).toBe('');
});

test('a merchant’s number is told by its name before money is entered for it', async () => {
  const m = await newMerchant(app);
  const of = (code: string) => operator.call(merchantByCode, { query: { code } });
  expect((await of(m.code)).result).toMatchObject({ name: '测试商户', isActive: true });
  expect((await of('M000')).body.errorKey).toBe('topUp.noMerchant');
});

test('a page of the list is read in its order, not sorted from all of them', async () => {
  const plan = await inTx(await app.ctxOf(), async (ctx) => {
    // With few rows sorting would be cheaper, so it is made dear.
    await sql`set local enable_sort = off`.execute(ctx.db);
    await sql`set local enable_incremental_sort = off`.execute(ctx.db);
    return listed(ctx, { pageNo: 1, pageSize: 20 }).explain('json');
  });
  expect(JSON.stringify(plan)).not.toContain('"Sort"');
});

test('two numbers of a day differ where more than the last six digits of their ids do', async () => {
  const ctx = await app.ctxOf();
  const [one, other] = ['0000a1bcdef0', '0000a2bcdef0'].map((end) =>
    numberOfDay(ctx, 'TU', `01938a5e-0000-7000-8000-${end}`),
  );
  expect(one).not.toBe(other);
});

const check = (visitor: Visitor, id: string, step: 'markArrived' | 'approve', more: object = {}) =>
  visitor.call(topUpCheck, { body: { id, step, ...more } });

test('without a proof nothing is marked as arrived; the merchant adds one, and it goes on', async () => {
  const merchant = await newMerchant(app);
  for (const payMethod of ['bankTransfer', 'offline', 'alipay']) {
    const id = await submitted(merchant, { payMethod, credentials: [] });
    const refused = await check(operator, id, 'markArrived');
    expect(refused.body).toMatchObject({ errorKey: 'topUp.noProof' });
    expect(refused.body.message).toContain('补充');
    const credentials = [await upload(merchant.visitor)];
    await merchant.visitor.call(addTopUpCredentials, { body: { id, credentials } });
    expect((await approved(operator, id)).status).toBe(200);
  }
  const body = { merchantCode: merchant.code, amount: '9', currency: 'CNY', credentials: [] };
  const counter = await operator.call(topUpForMerchant, { body: body as never });
  expect(counter.body.errorKey).toBe('request.invalid');
});

test('above the amount who found the money does not approve it as well', async () => {
  const merchant = await newMerchant(app);
  const enough = await submitted(merchant, { amount: '5000.00' });
  expect((await approved(operator, enough)).status).toBe(200);
  const more = await submitted(merchant, { amount: '5000.01' });
  const arrived = await check(operator, more, 'markArrived');
  expect(arrived.result).toMatchObject({ needsTwo: true, isMoneyMine: true });
  expect(arrived.result.colleagues).toEqual(expect.arrayContaining(['周燕']));
  expect(arrived.result.colleagues).not.toContain('陈舟');
  const alone = await check(operator, more, 'approve');
  expect(alone).toMatchObject({ status: 409, body: { errorKey: 'topUp.secondPerson' } });
  expect(alone.body.message).toContain('5,000 CNY');
  expect((await check(second, more, 'approve')).status).toBe(200);
  expect(await walletMinor(await app.ctxOf(), merchant.merchantId)).toBe(1_000_001n);
});

test('other currencies count by the rate, and without one two people always act', async () => {
  const merchant = await newMerchant(app);
  const offline = { payMethod: 'offline', bankInfo: undefined, currency: 'USD' };
  const needsTwo = async (amount: string, currency = 'USD') => {
    const id = await submitted(merchant, { ...offline, currency, amount });
    return (await operator.call(topUpById, { query: { id } })).result.needsTwo;
  };
  await asOwner(app.database, 'alter table exchange_rates disable trigger immutable');
  await asOwner(app.database, 'delete from exchange_rates');
  expect(await needsTwo('0.01')).toBe(true);
  const body = { from: 'USD' as const, to: 'CNY' as const, rate: '7' };
  expect((await operator.call(addExchangeRate, { body })).status).toBe(200);
  expect(await needsTwo('714.28')).toBe(false);
  expect(await needsTwo('714.29')).toBe(true);
});

test('a proof that stands in another top-up is told, and approved only by who says so', async () => {
  const [one, other] = [await newMerchant(app), await newMerchant(app)];
  const png = await pictured();
  const first = await submitted(one, { credentials: [await uploadProof(one.visitor, png)] });
  const again = await submitted(other, { credentials: [await uploadProof(other.visitor, png)] });
  const { no } = (await operator.call(topUpById, { query: { id: first } })).result;
  const arrived = await check(operator, again, 'markArrived');
  expect(arrived.result.reused).toMatchObject([{ no, auditStatus: 'pending' }]);
  const seen = await other.visitor.call(topUpById, { query: { id: again } });
  expect(seen.result).toMatchObject({ reused: [], colleagues: [] });
  expect((await check(operator, again, 'approve')).body.errorKey).toBe('topUp.proofUsedBefore');
  expect((await check(operator, again, 'approve', { acceptReuse: true })).status).toBe(200);
  const admin = await app.as('yunling-admin');
  const { records } = (await admin.call(getLogList, { query: { pageSize: 5 } })).result;
  expect(records.some(({ content }) => content.includes(`已确认水单与 ${no} 相同`))).toBe(true);
});

test('no top-up is above the most that the tenant takes at once', async () => {
  const merchant = await newMerchant(app);
  const send = (amount: string) =>
    merchant.visitor.call(topUpBalance, { body: bankTransfer(merchant, { amount }) });
  const refused = await send('1000000.01');
  expect(refused).toMatchObject({ status: 422, body: { errorKey: 'topUp.tooMuch' } });
  expect(refused.body.message).toContain('1,000,000 CNY');
  expect((await send('1000000.00')).status).toBe(200);
});
