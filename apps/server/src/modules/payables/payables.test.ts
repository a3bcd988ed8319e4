import {
  addPaymentRun,
  confirmCostChanges,
  decidePaymentRun,
  discardCarrierBill,
  getCostChange,
  getPassable,
  getWaiting,
  listBillLines,
  listCarrierBills,
  listCostChanges,
  listPayableEntries,
  listPayees,
  listPaymentRuns,
  listUnbilled,
  mapImport,
  matchBillLine,
  payPaymentRun,
  setBillLineAside,
  takeBackPaymentRun,
} from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { workFor } from '../../testing/worker.ts';
import { openStationKit } from '../receiving/testing.ts';
import { postPayable } from './bills/bills.repository.ts';
import { list as unbilled } from './lines/unbilled.service.ts';
import { openPayablesKit, type SheetLine } from './payablesTestKit.ts';

// The test's line costs 10.00 a kilogram: a parcel of 2 kg was charged 20.00.

let app: TestApp;
let worker: ReturnType<typeof workFor>;
let kit: Awaited<ReturnType<typeof openStationKit>>;
let pay: ReturnType<typeof openPayablesKit>;
let own: Ctx;
let merchantId: string;
let parcels: { id: string; no: string }[];
beforeAll(async () => {
  app = await testApp();
  kit = await openStationKit(app);
  merchantId = app.merchantId('M100001');
  own = kit.as(merchantId);
  await kit.topUp(merchantId, 10_000_000n);
  parcels = [];
  for (let n = 0; n < 16; n += 1) {
    const parcel = await kit.order(own, 'label', { kg: 2 });
    await kit.scan(parcel.no, { weight: 2 });
    parcels.push(parcel);
  }
  pay = openPayablesKit(app, kit.operator);
  worker = workFor(app);
}, 120_000);
afterAll(async () => {
  expect(await pay.faults()).toEqual([]);
  expect(await kit.faults()).toEqual([]);
  await worker.stop();
  await kit.close();
  await app.stop();
});

let used = 0;
/** A parcel that no bill names yet. */
const parcel = () => {
  used += 1;
  return parcels[used - 1] as { id: string; no: string };
};
let bills = 0;
const billNo = () => {
  bills += 1;
  return `INV-${bills}`;
};
const linesOf = async (billId: string, only: 'all' | 'unknown' | 'twice' = 'all') =>
  (await kit.operator.call(listBillLines, { body: { billId, only } })).result.page.records;
const changesOf = async (no: string) =>
  (await kit.operator.call(listCostChanges, { body: { number: no } })).result.page.records;

describe('a bill', () => {
  test('comes in by sheet, is booked, and is owed: once, and to the cent', async () => {
    const [a, b] = [parcel(), parcel()];
    const payeeId = await pay.payee();
    const { result } = await pay.add(payeeId, billNo());
    const view = await pay.bring(result.id, [
      [a.no, '运费', '12.34', '2'],
      [b.no, 'Remote area', '5.00'],
      ['NOBODY-1', 'freight', '3.00'],
    ]);
    expect(view).toMatchObject({ status: 'done', counts: { committed: 3 } });
    expect((await pay.get(result.id)).bill).toMatchObject({
      state: 'open',
      total: '20.34',
      lines: 3,
      unknown: 1,
    });
    expect(await pay.owed(payeeId)).toEqual([]);
    const [one, other] = await Promise.all([
      pay.post(result.id, kit.operator),
      pay.post(result.id, kit.second),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    expect(await pay.owed(payeeId)).toEqual([2_034]);
    const { records } = (await kit.operator.call(listPayableEntries, { query: { payeeId } }))
      .result;
    expect(records).toMatchObject([{ op: 'bill', amount: '20.34', balance: '20.34' }]);
    expect((await pay.get(result.id)).fees).toEqual([
      { fee: 'freight', amount: '15.34' },
      { fee: 'remote', amount: '5.00' },
    ]);
  });

  test('takes no more lines once it is booked, and none twice', async () => {
    const { no } = parcel();
    const payeeId = await pay.payee();
    const { result } = await pay.add(payeeId, billNo());
    const lines = [[no, 'freight', '1.00', '', 'L1']] as const;
    await pay.bring(result.id, lines);
    const again = await pay.bring(result.id, lines);
    expect(again.counts).toMatchObject({ committed: 0 });
    const more = [[no, 'fuel', '2.00', '', 'L2']] as const;
    const both = await Promise.all([pay.bring(result.id, more), pay.bring(result.id, more)]);
    expect(both.map(({ counts }) => counts.committed).sort()).toEqual([0, 1]);
    await pay.post(result.id);
    const file = await pay.bring(result.id, lines).catch((error: Error) => error.message);
    expect(file).toContain('carrierBill.moved');
    expect(await linesOf(result.id)).toHaveLength(2);
  });

  test('says which lines can’t be its own: another currency, more decimals', async () => {
    const { result } = await pay.add(await pay.payee(), billNo());
    const titles = ['Number', 'Fee', 'Amount', 'Currency'];
    const view = await pay.bring(
      result.id,
      [
        ['X1', 'freight', '1.00', 'USD'],
        ['X2', 'freight', '1.005', 'CNY'],
        ['X3', 'freight', '-1.00', ''],
      ],
      titles,
    );
    expect(view.counts).toMatchObject({ committed: 1, bad: 2 });
  });

  test('is read by the headings that its payee’s last one had', async () => {
    const payeeId = await pay.payee();
    const titles = ['AWB', 'Service', 'Net', 'Chargeable'];
    const first = (await pay.add(payeeId, billNo())).result;
    const view = await pay.bring(first.id, [['Y1', 'freight', '1.00']], titles);
    expect(view.status).toBe('mapping');
    const mapping = ['number', 'fee', 'amount', 'weightKg'];
    await kit.operator.call(mapImport, { body: { id: view.id, mapping } });
    const second = (await pay.add(payeeId, billNo())).result;
    // Another column more: it is not the same sheet, and its headings are known all the same.
    const known = await pay.bring(second.id, [['Y2', 'freight', '2.00']], [...titles, 'Remark']);
    expect(known).toMatchObject({ status: 'done', counts: { committed: 1 } });
  });

  test('is discarded before it is booked, and its number can be used again', async () => {
    const payeeId = await pay.payee();
    const no = billNo();
    const { result } = await pay.add(payeeId, no);
    expect((await pay.add(payeeId, no)).body.errorKey).toBe('carrierBill.taken');
    await kit.operator.call(discardCarrierBill, { body: await pay.seen(result.id) });
    expect((await pay.add(payeeId, no)).status).toBe(200);
    expect((await pay.post(result.id)).body.errorKey).toBe('carrierBill.moved');
  });

  test('without lines is not booked', async () => {
    const { result } = await pay.add(await pay.payee(), billNo());
    expect((await pay.post(result.id)).body.errorKey).toBe('carrierBill.empty');
  });
});

describe('a corrected bill', () => {
  test('is a new version: the old one is owed no more', async () => {
    const { no } = parcel();
    const payeeId = await pay.payee();
    const number = billNo();
    const first = await pay.booked(payeeId, number, [[no, 'freight', '10.00']]);
    expect((await pay.add(payeeId, number)).body.errorKey).toBe('carrierBill.taken');
    const same = (await pay.add(payeeId, number, { corrects: first })).result;
    await pay.bring(same.id, [[no, 'freight', '10.00']]);
    expect((await pay.post(same.id)).body.errorKey).toBe('carrierBill.same');
    await pay.bring(same.id, [[no, 'fuel', '-2.50', '', 'credit']]);
    expect((await pay.post(same.id)).status).toBe(200);
    expect(await pay.owed(payeeId)).toEqual([750]);
    expect((await pay.get(first)).bill.state).toBe('replaced');
    expect((await pay.get(same.id)).versions).toMatchObject([
      { version: 2, state: 'posted', total: '7.50' },
      { version: 1, state: 'replaced', total: '10.00' },
    ]);
    // The version that it replaces billed nothing: its line is not billed twice.
    expect(await linesOf(same.id, 'twice')).toEqual([]);
  });

  test('of one that was paid counts what was paid', async () => {
    const payeeId = await pay.payee();
    const number = billNo();
    const first = await pay.booked(payeeId, number, [['Q1', 'freight', '10.00']]);
    await paid(first);
    const next = (await pay.add(payeeId, number, { corrects: first })).result;
    await pay.bring(next.id, [['Q1', 'freight', '12.00']]);
    await pay.post(next.id);
    expect((await pay.get(next.id)).bill).toMatchObject({ state: 'posted', paid: '10.00' });
    expect(await pay.owed(payeeId)).toEqual([200]);
  });
});

const ask = async (...ids: string[]) =>
  kit.operator.call(addPaymentRun, { body: { bills: await Promise.all(ids.map(pay.seen)) } });
const runOf = async (id: string) => {
  const { records } = (await kit.operator.call(listPaymentRuns, { query: {} })).result;
  return records.find((run) => run.id === id) ?? expect.fail('no such run');
};
const seenRun = async (id: string) => ({ id, revision: (await runOf(id)).revision });
const decide = async (id: string, act: 'approve' | 'reject', by = kit.second) =>
  by.call(decidePaymentRun, { body: { ...(await seenRun(id)), act } });
const send = async (id: string) =>
  kit.operator.call(payPaymentRun, {
    body: { ...(await seenRun(id)), payDay: '2026-11-18', reference: 'BOC-1' },
  });
/** A run for one bill, asked, approved and paid. */
const paid = async (billId: string) => {
  const { id } = (await ask(billId)).result;
  expect((await decide(id, 'approve')).status).toBe(200);
  expect((await send(id)).status).toBe(200);
  return id;
};

describe('a payment run', () => {
  test('is asked for by one, approved by another, paid once', async () => {
    const payeeId = await pay.payee();
    const one = await pay.booked(payeeId, billNo(), [['R1', 'freight', '10.00']]);
    const two = await pay.booked(payeeId, billNo(), [['R2', 'freight', '-1.00']]);
    const { id } = (await ask(one, two)).result;
    expect(await runOf(id)).toMatchObject({ amount: '9.00', state: 'asked', isOwn: true });
    expect((await ask(one)).body.errorKey).toBe('carrierBill.inRun');
    expect((await decide(id, 'approve', kit.operator)).body.errorKey).toBe('paymentRun.ownRun');
    expect((await send(id)).body.errorKey).toBe('paymentRun.moved');
    const both = await Promise.all([decide(id, 'approve'), decide(id, 'reject')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    if ((await runOf(id)).state === 'rejected') return;
    await send(id);
    expect((await send(id)).body.errorKey).toBe('paymentRun.moved');
    expect(await pay.owed(payeeId)).toEqual([0]);
    expect((await pay.get(one)).bill).toMatchObject({ state: 'paid', paid: '10.00' });
  });

  test('waits for those who may approve it, and its bell rings with them', async () => {
    const waitOf = async (by: typeof kit.operator) =>
      (await by.call(getWaiting)).result.find(({ key }) => key === 'runToApprove')?.count ?? 0;
    const toldOf = async (username: string) =>
      (
        await asOwner<{ title_en: string }>(
          app.database,
          `select n.title_en from notices n join notice_recipients r on r.notice_id = n.id
           where n.kind = 'paymentRun.toApprove' and r.user_id = $1 order by n.id`,
          [app.userId(username)],
        )
      ).map(({ title_en }) => title_en);
    const [own, others] = [await waitOf(kit.operator), await waitOf(kit.second)];
    const bill = await pay.booked(await pay.payee(), billNo(), [['Q1', 'freight', '7.00']]);
    const { id, runNo } = (await ask(bill)).result;
    expect(await waitOf(kit.operator)).toBe(own);
    expect(await waitOf(kit.second)).toBe(others + 1);
    expect(await toldOf('yunling-op2')).toContain(`Payment run ${runNo}: approve 7.00 CNY`);
    expect((await toldOf('yunling-op')).filter((title) => title.includes(runNo))).toEqual([]);
    await decide(id, 'reject');
    expect(await waitOf(kit.second)).toBe(others);
    const lines = async (key: string) =>
      (await kit.operator.call(getWaiting)).result.find((wait) => wait.key === key)?.count ?? 0;
    const unknown = await lines('billLineUnknown');
    await pay.booked(await pay.payee(), billNo(), [['NOBODY-9', 'freight', '1.00']]);
    expect(await lines('billLineUnknown')).toBe(unknown + 1);
  });

  test('can’t be approved by who asked for it, whatever the screen says', async () => {
    const bill = await pay.booked(await pay.payee(), billNo(), [['S1', 'freight', '1.00']]);
    const { id } = (await ask(bill)).result;
    const alone = asOwner(
      app.database,
      `update payment_runs set state = 'approved', decided_by = asked_by, decided_at = now() where id = $1`,
      [id],
    );
    await expect(alone).rejects.toThrow('check');
    const nobody = asOwner(
      app.database,
      `update payment_runs set state = 'approved', decided_at = now() where id = $1`,
      [id],
    );
    await expect(nobody).rejects.toThrow('check');
  });

  test('is rejected or taken back, and its bills can be asked for anew', async () => {
    const bill = await pay.booked(await pay.payee(), billNo(), [['T1', 'freight', '1.00']]);
    const first = (await ask(bill)).result;
    expect(
      (await kit.second.call(takeBackPaymentRun, { body: await seenRun(first.id) })).body.errorKey,
    ).toBe('paymentRun.othersRun');
    await kit.operator.call(takeBackPaymentRun, { body: await seenRun(first.id) });
    const second = (await ask(bill)).result;
    await decide(second.id, 'reject');
    expect((await ask(bill)).status).toBe(200);
  });

  test('pays one payee in one currency, and only what is owed', async () => {
    const one = await pay.booked(await pay.payee(), billNo(), [['U1', 'freight', '1.00']]);
    const two = await pay.booked(await pay.payee(), billNo(), [['U2', 'freight', '1.00']]);
    expect((await ask(one, two)).body.errorKey).toBe('paymentRun.mixed');
    const credit = await pay.booked(await pay.payee(), billNo(), [['U3', 'freight', '-1.00']]);
    expect((await ask(credit)).body.errorKey).toBe('paymentRun.nothing');
  });
});

describe('the ledger of payables', () => {
  test('is written by its function alone, and never changed', async () => {
    await pay.booked(await pay.payee(), billNo(), [['V1', 'freight', '1.00']]);
    const { db, tenant } = await app.ctxOf();
    await expect(
      db
        .insertInto('payable_entries')
        .values({
          tenant_id: tenant.id,
          transfer_id: '00000000-0000-0000-0000-000000000000',
          line: 1,
          account: 'bank',
          payee_id: '00000000-0000-0000-0000-000000000000',
          currency: 'CNY',
          amount_minor: 1n,
        })
        .execute(),
    ).rejects.toThrow('permission denied');
    for (const table of ['payable_entries', 'payable_transfers']) {
      await expect(asOwner(app.database, `delete from ${table}`)).rejects.toThrow('never changed');
    }
  });

  test('has nothing that no booked bill and no agreed run stands behind', async () => {
    const open = (await pay.add(await pay.payee(), billNo())).result.id;
    await pay.bring(open, [['W1', 'freight', '1.00']]);
    const ctx = await app.ctxOf();
    // An open bill comes to nothing yet: nothing is posted.
    await postPayable(ctx, 'bill', open);
    await asOwner(app.database, 'update carrier_bills set total_minor = 100 where id = $1', [open]);
    await expect(postPayable(ctx, 'bill', open)).rejects.toThrow('no booked bill');
    await asOwner(app.database, 'update carrier_bills set total_minor = 0 where id = $1', [open]);
    const bill = await pay.booked(await pay.payee(), billNo(), [['W2', 'freight', '1.00']]);
    await expect(postPayable(ctx, 'undo', bill)).rejects.toThrow('no replaced bill');
    const { id } = (await ask(bill)).result;
    await expect(postPayable(ctx, 'pay', id)).rejects.toThrow('no paid run');
  });
});

describe('what is to be looked at', () => {
  test('a number that nobody has is matched by hand, or set aside with a reason', async () => {
    const { id, no } = parcel();
    const bill = await pay.booked(await pay.payee(), billNo(), [
      ['MISSPELT', 'freight', '4.00'],
      ['NEVER-OURS', 'freight', '6.00'],
    ]);
    const [one, two] = await linesOf(bill, 'unknown');
    const seen = { id: one?.id as string, revision: 1 };
    const wrong = await kit.operator.call(matchBillLine, { body: { ...seen, number: 'NO-SUCH' } });
    expect(wrong.body.errorKey).toBe('order.noSuchNumber');
    await kit.operator.call(matchBillLine, { body: { ...seen, number: no } });
    const again = await kit.second.call(matchBillLine, { body: { ...seen, number: no } });
    expect(again.body.errorKey).toBe('billLine.moved');
    const note = 'Claimed back by mail';
    await kit.operator.call(setBillLineAside, {
      body: { id: two?.id as string, revision: 1, note },
    });
    expect(await linesOf(bill)).toMatchObject([
      { state: 'matched', parcels: 1, orderId: id, orderNo: no },
      { state: 'aside', asideNote: note },
    ]);
    expect((await pay.get(bill)).bill.unknown).toBe(0);
  });

  test('a parcel that is billed for the same twice is told of, also within a bill', async () => {
    const { no } = parcel();
    const payeeId = await pay.payee();
    await pay.booked(payeeId, 'FIRST-1', [[no, 'freight', '4.00', '', 'A']]);
    const bill = await pay.booked(payeeId, billNo(), [
      [no, 'freight', '4.00', '', 'B'],
      [no, 'fuel', '1.00', '', 'C'],
      [no, 'fuel', '1.00', '', 'D'],
    ]);
    const twice = await linesOf(bill, 'twice');
    expect(twice).toMatchObject([
      { lineNo: 'B', twiceOf: { billNo: 'FIRST-1', lineNo: 'A' } },
      { lineNo: 'D', twiceOf: { lineNo: 'C' } },
    ]);
    // Another carrier of the same parcel bills its own leg.
    const other = await pay.booked(await pay.payee(), billNo(), [[no, 'freight', '4.00']]);
    expect(await linesOf(other, 'twice')).toEqual([]);
  });

  test('a parcel that left long ago and stands on no bill is listed until one names it', async () => {
    const { id, no } = parcel();
    await asOwner(app.database, `update orders set status = 'outWarehouse' where id = $1`, [id]);
    const ctx = await app.ctxOf();
    const listed = async (days = 40) => {
      const now = Date.now() + days * 86_400_000;
      return (await unbilled(ctx, { number: no, pageNo: 1, pageSize: 20 }, now)).records;
    };
    expect(await listed(20)).toEqual([]);
    expect(await listed()).toMatchObject([{ transactionOrderNo: no, charged: '20.00', days: 40 }]);
    await pay.booked(await pay.payee(), billNo(), [[no, 'freight', '4.00']]);
    expect(await listed()).toEqual([]);
  });
});

describe('passing on', () => {
  test('asks merchants for what the carrier weighed more and for fees, once', async () => {
    const [heavy, remote, light] = [parcel(), parcel(), parcel()];
    const bill = await pay.booked(await pay.payee(), billNo(), [
      [heavy.no, 'freight', '15.00', '3'],
      [remote.no, 'remote', '5.00'],
      [light.no, 'freight', '9.00', '1.5'],
      [light.no, 'fuel', '2.00'],
    ]);
    const { result } = await kit.operator.call(getPassable, { query: { id: bill } });
    expect(result).toMatchObject({ orders: 2, sums: [{ currency: 'CNY', amount: '15.00' }] });
    await pay.passOn(bill);
    await pay.passOn(bill);
    const [change] = await changesOf(heavy.no);
    expect(await changesOf(heavy.no)).toMatchObject([
      { reason: 'bill', before: '20.00', after: '30.00', state: 'awaiting' },
    ]);
    const detail = await kit.operator.call(getCostChange, { query: { id: change?.id as string } });
    expect(detail.result.weights).toMatchObject([
      { by: 'declared', billableKg: 2, price: '20.00' },
      { by: 'measured', billableKg: 2, price: '20.00' },
      { by: 'carrier', billableKg: 3, price: '30.00' },
    ]);
    expect(await changesOf(remote.no)).toMatchObject([
      { reason: 'remote', before: '0.00', after: '5.00' },
    ]);
    expect(await changesOf(light.no)).toEqual([]);
    expect((await pay.get(bill)).changes).toBe(2);
    const left = await kit.operator.call(getPassable, { query: { id: bill } });
    expect(left.result.orders).toBe(0);
  });

  test('of a corrected bill asks for what is more than was asked for before', async () => {
    const { no } = parcel();
    const payeeId = await pay.payee();
    const number = billNo();
    const first = await pay.booked(payeeId, number, [[no, 'duty', '5.00']]);
    await pay.passOn(first);
    const next = (await pay.add(payeeId, number, { corrects: first })).result;
    await pay.bring(next.id, [[no, 'duty', '8.00']]);
    await pay.post(next.id);
    await pay.passOn(next.id);
    expect((await changesOf(no)).map(({ difference }) => difference).sort()).toEqual([
      '3.00',
      '5.00',
    ]);
  });

  describe('of a corrected bill that asks for less', () => {
    const wallet = async () => (await kit.balances(merchantId)).wallet;
    const passable = async (id: string) =>
      (await kit.operator.call(getPassable, { query: { id } })).result;
    const confirmAll = async (no: string) => {
      const merchant = await app.as('starfield');
      const { result } = await merchant.call(listCostChanges, { body: { number: no } });
      const changes = result.page.records.map(({ id, revision }) => ({ id, revision }));
      await merchant.call(confirmCostChanges, { body: { changes } });
    };
    /** A bill that was passed on, its changes agreed to, and the version that corrects it. */
    const correctedBy = async (
      no: string,
      was: readonly SheetLine[],
      now: readonly SheetLine[],
      meanwhile = () => confirmAll(no),
    ) => {
      const payeeId = await pay.payee();
      const number = billNo();
      const first = await pay.booked(payeeId, number, was);
      await pay.passOn(first);
      await meanwhile();
      const next = (await pay.add(payeeId, number, { corrects: first })).result;
      await pay.bring(next.id, now);
      await pay.post(next.id);
      return next.id;
    };
    const states = async (no: string) =>
      (
        await asOwner<{ status: string; minor: number }>(
          app.database,
          `select c.status, (after_minor - before_minor)::int as minor from cost_changes c
           join orders o on o.id = c.order_id where o.order_no = $1 order by c.id`,
          [no],
        )
      ).map(({ status, minor }) => `${status} ${minor}`);

    test('gives the difference back by one press, once, by however many', async () => {
      const { no } = parcel();
      const bill = await correctedBy(no, [[no, 'duty', '5.00']], [[no, 'duty', '3.20']]);
      expect(await passable(bill)).toMatchObject({
        orders: 0,
        back: { orders: 1, sums: [{ currency: 'CNY', amount: '1.80' }] },
      });
      const before = await wallet();
      await Promise.all([pay.passOn(bill), pay.passOn(bill)]);
      await pay.passOn(bill);
      expect((await wallet()) - before).toBe(180n);
      expect(await states(no)).toEqual(['debited 500', 'credited -180']);
      expect(await passable(bill)).toMatchObject({ orders: 0, back: { orders: 0, sums: [] } });
    });

    test('all of what it no longer has, never more than was taken', async () => {
      const [{ no }, heavy] = [parcel(), parcel()];
      const settled = async () => {
        await confirmAll(no);
        await confirmAll(heavy.no);
      };
      const was: SheetLine[] = [
        [no, 'remote', '4.00'],
        [heavy.no, 'freight', '9.00', '3'],
      ];
      const bill = await correctedBy(no, was, [[no, 'fuel', '1.00']], settled);
      const before = await wallet();
      await pay.passOn(bill);
      expect((await wallet()) - before).toBe(400n + 1_000n);
      expect(await states(no)).toEqual(['debited 400', 'credited -400']);
      expect(await states(heavy.no)).toEqual(['debited 1000', 'credited -1000']);
    });

    test('nothing while its change is open, and the rest once that is settled', async () => {
      const { no } = parcel();
      const bill = await correctedBy(
        no,
        [[no, 'duty', '5.00']],
        [[no, 'duty', '3.00']],
        async () => {},
      );
      expect((await passable(bill)).back.orders).toBe(0);
      await pay.passOn(bill);
      expect(await states(no)).toEqual(['awaiting 500']);
      await confirmAll(no);
      await pay.passOn(bill);
      expect(await states(no)).toEqual(['debited 500', 'credited -200']);
    });
  });
});

test('lists and sums are the staff’s alone', async () => {
  const merchant = await app.as('starfield');
  for (const call of [listPayees, listPaymentRuns, listUnbilled]) {
    expect((await merchant.call(call as typeof listPayees)).status).toBe(403);
  }
  expect((await merchant.call(listCarrierBills, { body: {} })).status).toBe(403);
  const { result } = await kit.operator.call(listCarrierBills, { body: { state: 'posted' } });
  expect(result.page.total).toBe(result.byState.posted);
  const id = await pay.payee();
  await pay.booked(id, billNo(), [['OWED', 'freight', '20.34']]);
  const payee = (await kit.operator.call(listPayees)).result.find((one) => one.id === id);
  expect(payee?.owed).toEqual([{ currency: 'CNY', amount: '20.34' }]);
});
