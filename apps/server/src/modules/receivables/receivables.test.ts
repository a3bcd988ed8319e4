import {
  answerStatement,
  confirmStatement,
  downloadStatement,
  getStatement,
  getThread,
  listReceivables,
  listStatements,
  queryStatement,
  type Statement,
  saveStatementCycle,
} from '@alpaca/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { sweepNewlyOverdue } from './receivables.sweep.ts';
import {
  type CreditMerchant,
  commands,
  openReceivablesKit,
  type ReceivablesKit,
} from './receivablesTestKit.ts';

const { charge, topUp, adjust, refund } = commands;

let app: TestApp;
let kit: ReceivablesKit;
let operator: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  app = await testApp();
  kit = await openReceivablesKit(app);
  operator = await app.as('yunling-op');
});
afterEach(async () => {
  expect(await kit.faults()).toEqual([]);
});
afterAll(async () => {
  await kit.close();
  await app.stop();
});

const listOf = async ({ visitor }: CreditMerchant) =>
  (await visitor.call(listStatements, { body: {} })).result;
const statementsOf = async (merchant: CreditMerchant): Promise<Statement[]> =>
  (await listOf(merchant)).page.records;
const sumsOf = async (merchant: CreditMerchant) =>
  (await statementsOf(merchant)).map(({ toDay, due, paid, unpaid }) => [toDay, due, paid, unpaid]);
const owedBy = async ({ merchantId }: CreditMerchant) =>
  (await operator.call(listReceivables)).result.rows.find((row) => row.merchantId === merchantId);

describe('a credit merchant’s months', () => {
  test('are reconciled to nothing: charges, refunds, a cost change, an adjustment, part payments', async () => {
    const merchant = await kit.creditMerchant('2026-06-30');
    const parcel = charge(30_000);
    await merchant.post('2026-07-03', parcel, charge(20_000, 'duty'));
    await merchant.post('2026-07-20', refund(parcel), topUp(10_000));
    await kit.sweep('2026-08-01');
    expect(await sumsOf(merchant)).toEqual([['2026-07-31', '100.00', '0.00', '100.00']]);

    // A later cost change and an adjustment, and half of July is paid.
    await merchant.post('2026-08-05', charge(742, 'surcharge'), topUp(5_000));
    await merchant.post('2026-08-30', charge(40_000), adjust(-58), adjust(300));
    expect(await sumsOf(merchant)).toEqual([['2026-07-31', '100.00', '53.00', '47.00']]);
    await kit.sweep('2026-09-01');
    expect(await sumsOf(merchant)).toEqual([
      ['2026-08-31', '408.00', '0.00', '408.00'],
      ['2026-07-31', '100.00', '53.00', '47.00'],
    ]);
    expect(await owedBy(merchant)).toMatchObject({ owed: '455.00', unbilled: '0.00' });

    await merchant.post('2026-09-02', topUp(14_700));
    await merchant.post('2026-09-10', charge(9_900));
    expect(await owedBy(merchant)).toMatchObject({ owed: '407.00', unbilled: '99.00' });
    await kit.sweep('2026-10-01');
    expect(await sumsOf(merchant)).toEqual([
      ['2026-09-30', '99.00', '0.00', '99.00'],
      ['2026-08-31', '408.00', '100.00', '308.00'],
      ['2026-07-31', '100.00', '100.00', '0.00'],
    ]);

    await merchant.post('2026-10-03', topUp(40_700));
    await kit.sweep('2026-10-04');
    expect(await owedBy(merchant)).toMatchObject({ owed: '0.00', unbilled: '0.00' });
    const { unpaid, byView } = await listOf(merchant);
    expect(unpaid).toEqual([]);
    expect(byView).toMatchObject({ all: 3, unpaid: 0, overdue: 0 });
    for (const one of await statementsOf(merchant)) expect(one.paid).toBe(one.due);
  });

  test('say by kind what was charged and what came in, and which payments were set against them', async () => {
    const merchant = await kit.creditMerchant('2026-06-30');
    const parcel = charge(30_000);
    await merchant.post('2026-07-03', parcel);
    await merchant.post('2026-07-04', refund(parcel), charge(10_000), topUp(2_500));
    await kit.sweep('2026-08-01');
    await merchant.post('2026-08-02', topUp(4_000));
    await merchant.post('2026-08-09', topUp(90_000));
    const [{ id }] = (await statementsOf(merchant)) as [Statement];
    for (const visitor of [merchant.visitor, operator]) {
      const { result } = await visitor.call(getStatement, { query: { id } });
      expect(result).toMatchObject({ opening: '0.00', received: '25.00', closing: '-75.00' });
      expect(result.statement).toMatchObject({ charged: '400.00', credited: '300.00' });
      expect(result.lines).toMatchObject([
        { kind: 'freight', out: '400.00', count: 2 },
        { kind: 'refund', in: '300.00', count: 1 },
        { kind: 'topUp', in: '25.00', count: 1 },
      ]);
      expect(result.payments).toEqual([
        { day: '2026-08-02', kind: 'topUp', amount: '40.00' },
        { day: '2026-08-09', kind: 'topUp', amount: '35.00' },
      ]);
      const paper = await visitor.call(downloadStatement, { query: { id, format: 'xlsx' } });
      expect(paper.raw.rawPayload.subarray(0, 2).toString()).toBe('PK');
    }
  });

  test('are issued once, however often and by how many it is swept', async () => {
    const merchant = await kit.creditMerchant('2026-07-31', 'halfMonthly');
    await merchant.post('2026-08-10', charge(1_000));
    await merchant.post('2026-08-20', charge(2_000));
    await Promise.all([kit.sweep('2026-09-01'), kit.sweep('2026-09-01')]);
    await kit.sweep('2026-09-02');
    const [second, first] = await statementsOf(merchant);
    expect(first).toMatchObject({ fromDay: '2026-08-01', toDay: '2026-08-15', due: '10.00' });
    expect(second).toMatchObject({ fromDay: '2026-08-16', toDay: '2026-08-31', due: '20.00' });
    expect(second).toMatchObject({ dueDay: '2026-09-16', state: 'issued' });
    expect(await statementsOf(merchant)).toHaveLength(2);
  });

  test('go on without a gap where the cycle is changed', async () => {
    const merchant = await kit.creditMerchant('2026-07-31');
    await merchant.post('2026-08-10', charge(1_000));
    await kit.sweep('2026-09-01');
    const row = await owedBy(merchant);
    const body = { id: row?.cycleId ?? '', revision: row?.revision ?? 0, cycle: 'weekly' } as const;
    expect((await operator.call(saveStatementCycle, { body })).result).toEqual({ revision: 2 });
    const again = await operator.call(saveStatementCycle, { body: { ...body, cycle: 'monthly' } });
    expect(again.body.errorKey).toBe('record.changedMeanwhile');
    await merchant.post('2026-09-03', charge(2_000));
    await kit.sweep('2026-09-07');
    expect((await statementsOf(merchant))[0]).toMatchObject({
      fromDay: '2026-09-01',
      toDay: '2026-09-06',
      due: '20.00',
    });
  });
});

describe('what is said about a statement', () => {
  const issued = async () => {
    const merchant = await kit.creditMerchant('2026-06-30');
    await merchant.post('2026-07-03', charge(30_000));
    await kit.sweep('2026-08-01');
    const [statement] = (await statementsOf(merchant)) as [Statement];
    return { merchant, statement };
  };
  const now = async (merchant: CreditMerchant) => (await statementsOf(merchant))[0] as Statement;
  const seen = ({ id, revision }: Statement) => ({ id, revision });

  test('a query is answered, queried again and confirmed, in one talk', async () => {
    const { merchant, statement } = await issued();
    const ask = async (text: string) =>
      merchant.visitor.call(queryStatement, { body: { ...seen(await now(merchant)), text } });
    const answer = async (text: string) =>
      operator.call(answerStatement, { body: { ...seen(await now(merchant)), text } });
    await ask('Two parcels are not ours');
    expect(await now(merchant)).toMatchObject({
      state: 'queried',
      turn: 'staff',
      silentTime: null,
    });
    await answer('They are');
    expect(await now(merchant)).toMatchObject({ state: 'answered', turn: 'merchant' });
    await ask('Which ones?');
    await answer('Those of 3 July');
    await merchant.visitor.call(confirmStatement, { body: seen(await now(merchant)) });
    const { state, threadId, isSilent } = await now(merchant);
    expect({ state, isSilent }).toEqual({ state: 'confirmed', isSilent: false });
    const query = { id: threadId ?? '' };
    const { messages, closeTime } = (await merchant.visitor.call(getThread, { query })).result;
    expect(messages.map(({ text }) => text)).toEqual([
      'Two parcels are not ours',
      'They are',
      'Which ones?',
      'Those of 3 July',
      '商户确认了对账单。',
    ]);
    expect(closeTime).not.toBeNull();
    expect(statement.state).toBe('issued');
  });

  test('of two at once one wins, and the other is told', async () => {
    const { merchant, statement } = await issued();
    const body = seen(statement);
    const replies = await Promise.all([
      merchant.visitor.call(confirmStatement, { body }),
      merchant.visitor.call(queryStatement, { body: { ...body, text: 'Not so fast' } }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.errorKey).toBe('statement.moved');
  });

  test('two operators answer once', async () => {
    const { merchant, statement } = await issued();
    await merchant.visitor.call(queryStatement, { body: { ...seen(statement), text: 'Why?' } });
    const body = { ...seen(await now(merchant)), text: 'So it is' };
    const other = await app.as('yunling-op2');
    const replies = await Promise.all(
      [operator, other].map((visitor) => visitor.call(answerStatement, { body })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('silence confirms after the tenant’s days, and not while an answer of ours is due', async () => {
    const { merchant } = await issued();
    const { merchant: other, statement } = await issued();
    await other.visitor.call(queryStatement, { body: { ...seen(statement), text: 'Why?' } });
    await kit.sweep('2026-08-05');
    expect(await now(merchant)).toMatchObject({ state: 'issued' });
    await kit.sweep('2026-08-07');
    expect(await now(merchant)).toMatchObject({ state: 'confirmed', isSilent: true });
    expect(await now(other)).toMatchObject({ state: 'queried' });
  });

  test('strangers learn nothing of it', async () => {
    const { statement } = await issued();
    const { merchant } = await issued();
    const { body, status } = await merchant.visitor.call(confirmStatement, {
      body: seen(statement),
    });
    expect([status, body.errorKey]).toEqual([404, 'statement.notFound']);
  });
});

describe('what is due', () => {
  const toldOf = async ({ userId }: CreditMerchant) =>
    (
      await kit.ask<{ kind: string }>(
        `select n.kind from notices n join notice_recipients r on r.notice_id = n.id
         where r.user_id = $1 and n.kind like 'statement.%' order by n.created_at, n.id`,
        [userId],
      )
    ).map(({ kind }) => kind);

  test('its merchant is reminded before the day, after it, and then every week', async () => {
    const merchant = await kit.creditMerchant('2026-06-30');
    await merchant.post('2026-07-03', charge(30_000));
    await kit.sweep('2026-08-01');
    for (const day of ['2026-08-12', '2026-08-13', '2026-08-14', '2026-08-16'])
      await kit.sweep(day);
    const first = ['statement.issued', 'statement.dueSoon'];
    expect(await toldOf(merchant)).toEqual(first);
    for (const day of ['2026-08-17', '2026-08-18', '2026-08-23']) await kit.sweep(day);
    expect(await toldOf(merchant)).toEqual([...first, 'statement.overdue']);
    await kit.sweep('2026-08-24');
    expect(await toldOf(merchant)).toEqual([...first, 'statement.overdue', 'statement.overdue']);
    await merchant.post('2026-08-25', topUp(30_000));
    await kit.sweep('2026-09-10');
    expect(await toldOf(merchant)).toHaveLength(4);
  });

  test('the staff hears once of what became overdue', async () => {
    const merchant = await kit.creditMerchant('2026-06-30');
    await merchant.post('2026-07-03', charge(30_000));
    await kit.sweep('2026-08-01');
    const night = new Date('2026-08-20T04:00:00Z');
    const heard = () => kit.ask(`select id from notices where kind = 'receivable.newlyOverdue'`);
    const before = await heard();
    await sweepNewlyOverdue(kit.ctx, night);
    await sweepNewlyOverdue(kit.ctx, night);
    expect((await heard()).length).toBe(before.length + 1);
  });

  test('has no line for money of another currency in which nothing is owed', async () => {
    const merchant = await kit.creditMerchant('2026-06-30');
    await merchant.post('2026-07-03', charge(100));
    await kit.ask(
      `select set_config('alpaca.tenant_id', $1, false), set_config('alpaca.scope', 'tenant', false), set_config('alpaca.rules', 'none', false)`,
      [kit.ctx.tenant.id],
    );
    const funds = { op: 'topUp', id: newId(), key: newId(), currency: 'SAR', amount: '500' };
    const command = { ...funds, merchant: merchant.merchantId };
    await kit.ask('select * from alpaca.post_ledger($1::jsonb)', [JSON.stringify([command])]);
    const { rows } = (await operator.call(listReceivables)).result;
    const own = rows.filter(({ merchantId }) => merchantId === merchant.merchantId);
    expect(own.map(({ currency, owed }) => [currency, owed])).toEqual([['CNY', '1.00']]);
  });

  test('is sorted by how long it is overdue, and comes to what is owed', async () => {
    const merchant = await kit.creditMerchant('2026-06-30');
    await merchant.post('2026-07-03', charge(30_000));
    await merchant.post('2026-08-03', charge(20_000));
    await kit.sweep('2026-08-01');
    await kit.sweep('2026-09-01');
    await kit.ask(
      `update statements set due_on = (now() at time zone 'Asia/Shanghai')::date - case to_day when '2026-07-31' then 16 else 7 end
       where merchant_id = $1`,
      [merchant.merchantId],
    );
    expect(await owedBy(merchant)).toMatchObject({
      owed: '500.00',
      unbilled: '0.00',
      ages: { notDue: '0.00', to7: '200.00', to15: '0.00', to30: '300.00', over60: '0.00' },
    });
  });
});
