import {
  addPaymentRun,
  decidePaymentRun,
  discardCarrierBill,
  listBillLines,
  listPaymentRuns,
  matchBillLine,
  passOnCarrierBill,
  payPaymentRun,
  setBillLineAside,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx, Session } from '../../platform/context.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { sheetFile } from '../../testing/sheets.ts';
import { workFor } from '../../testing/worker.ts';
import { confirmChanges } from '../costs/index.ts';
import { hideMerchant } from '../dataRules/testing.ts';
import { upload } from '../imports/testing.ts';
import { openStationKit, type StationKit } from '../receiving/testing.ts';
import { type BookedBill, bookBill, passBillOn } from './billsTestSteps.ts';
import { carrierBillImport } from './lines/carrierBill.import.ts';
import { openPayablesKit } from './payablesTestKit.ts';

// What several people do at once, on what they saw before, or in an order that nobody expects.

let app: TestApp;
let kit: StationKit;
let staff: Ctx;
let pay: ReturnType<typeof openPayablesKit>;
let own: Ctx;
let worker: ReturnType<typeof workFor>;
beforeAll(async () => {
  app = await testApp();
  kit = await openStationKit(app);
  staff = await app.ctxOf('yunling', { userId: app.userId('yunling-op') } as Session);
  pay = openPayablesKit(app, kit.operator);
  own = kit.as(app.merchantId('M100001'));
  await kit.topUp(app.merchantId('M100001'), 1_000_000n);
  worker = workFor(app);
});
afterAll(async () => {
  await worker.stop();
  expect([...(await pay.faults()), ...(await kit.faults())]).toEqual([]);
  await kit.close();
  await app.stop();
});

const line = (number: string, amount = '10.00') => ({ number, fee: 'remote' as const, amount });
const booked = async (amount?: string, payeeId?: string): Promise<BookedBill> =>
  bookBill(staff, payeeId ?? (await pay.payee()), [line('NOBODYS', amount)]);
const ask = async (...ids: string[]) =>
  kit.operator.call(addPaymentRun, { body: { bills: await Promise.all(ids.map(pay.seen)) } });
const seenRun = async (id: string) => {
  const { records } = (await kit.operator.call(listPaymentRuns, { query: {} })).result;
  return { id, revision: records.find((run) => run.id === id)?.revision as number };
};
const paid = async (billId: string) => {
  const { id } = (await ask(billId)).result;
  await kit.second.call(decidePaymentRun, { body: { ...(await seenRun(id)), act: 'approve' } });
  const sent = { payDay: '2026-11-18', reference: 'BOC' };
  return kit.operator.call(payPaymentRun, { body: { ...(await seenRun(id)), ...sent } });
};
/** A line of an open bill, whatever its currency. */
const addLine = (billId: string) =>
  asOwner(
    app.database,
    `insert into bill_lines (tenant_id, bill_id, id, line_no, number, fee, amount_minor, share_by, state, parcels)
     values ($1, $2, gen_random_uuid(), '1', 'X', 'fuel', 100, 'weight', 'unknown', 0)`,
    [staff.tenant.id, billId],
  );
const linesOf = async (billId: string) =>
  (await kit.operator.call(listBillLines, { body: { billId } })).result.page.records;
const changes = async (orderId: string) =>
  asOwner<{ id: string; before: number; after: number }>(
    app.database,
    `select id, before_minor::int as before, after_minor::int as after from cost_changes
     where order_id = $1 order by id`,
    [orderId],
  );
/** What stands charged for an order's changes. */
const charged = async (orderId: string) => {
  const [row] = await asOwner<{ minor: number }>(
    app.database,
    `select sum(charged_minor - refunded_minor)::int as minor from charges
     where subject_id in (select id from cost_changes where order_id = $1)`,
    [orderId],
  );
  return row?.minor;
};

test('a bill that two ask to pay at once is in one run', async () => {
  const { id } = await booked();
  const replies = await Promise.all([ask(id), ask(id), ask(id)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

test('a bill is paid as it was seen', async () => {
  const { id } = await booked();
  const seen = await pay.seen(id);
  const stale = { id, revision: seen.revision - 1 };
  const reply = await kit.operator.call(addPaymentRun, { body: { bills: [stale] } });
  expect(reply.body.errorKey).toBe('carrierBill.moved');
});

test('a run pays in one currency, of one payee too', async () => {
  const payeeId = await pay.payee();
  const { id } = await booked('1.00', payeeId);
  const usd = (await pay.add(payeeId, 'USD-1', { currency: 'USD' })).result.id;
  await addLine(usd);
  expect((await pay.post(usd)).status).toBe(200);
  expect((await ask(id, usd)).body.errorKey).toBe('paymentRun.mixed');
});

test('a corrected version is not booked while the one before it is about to be paid', async () => {
  const payeeId = await pay.payee();
  const first = await booked('10.00', payeeId);
  const next = (await pay.add(payeeId, first.no, { corrects: first.id })).result.id;
  await pay.bring(next, [['NOBODYS', 'remote', '12.00']]);
  await ask(first.id);
  expect((await pay.post(next)).body.errorKey).toBe('carrierBill.inRun');
  expect(await pay.owed(payeeId)).toEqual([1_000]);
});

test('a corrected bill of the same sum is paid already', async () => {
  const payeeId = await pay.payee();
  const first = await booked('10.00', payeeId);
  expect((await paid(first.id)).status).toBe(200);
  const lines = [line('A', '4.00'), line('B', '6.00')];
  const next = await bookBill(staff, payeeId, lines, first);
  expect((await pay.get(next.id)).bill).toMatchObject({ state: 'paid', paid: '10.00' });
  expect(await pay.owed(payeeId)).toEqual([0]);
});

test('what was paid in one currency counts for no corrected version in another', async () => {
  const payeeId = await pay.payee();
  const first = await booked('10.00', payeeId);
  const inUsd = { corrects: first.id, currency: 'USD' } as const;
  const next = (await pay.add(payeeId, first.no, inUsd)).result.id;
  await addLine(next);
  // Paid after the new one was begun, and before it is booked.
  expect((await paid(first.id)).status).toBe(200);
  expect((await pay.post(next)).body.errorKey).toBe('carrierBill.otherCurrency');
  await kit.operator.call(discardCarrierBill, { body: await pay.seen(next) });
  const again = await pay.add(payeeId, first.no, inUsd);
  expect(again.body.errorKey).toBe('carrierBill.otherCurrency');
  expect((await pay.get(first.id)).bill).toMatchObject({ state: 'paid', paid: '10.00' });
  expect(await pay.owed(payeeId)).toEqual([0]);
});

test('a bill whose lines come in just now is neither booked nor discarded', async () => {
  const { id } = (await pay.add(await pay.payee(), 'BUSY-1')).result;
  await pay.bring(id, [['NOBODYS', 'remote', '12.00']]);
  await asOwner(app.database, `update imports set status = 'committing' where target_id = $1`, [
    id,
  ]);
  const body = await pay.seen(id);
  expect((await pay.post(id)).body.errorKey).toBe('carrierBill.importing');
  const discarded = await kit.operator.call(discardCarrierBill, { body });
  expect(discarded.body.errorKey).toBe('carrierBill.importing');
});

test('a line that has its parcel, or whose bill was replaced, is matched to no other', async () => {
  const { no } = await kit.order(own, 'label');
  const payeeId = await pay.payee();
  const first = await bookBill(staff, payeeId, [line(no), line('NOBODYS')]);
  const [known, unknown] = await linesOf(first.id);
  const match = (of: typeof known) =>
    kit.operator.call(matchBillLine, {
      body: { id: of?.id as string, revision: of?.revision as number, number: no },
    });
  expect((await match(known)).body.errorKey).toBe('billLine.moved');
  await bookBill(staff, payeeId, [line(no)], first);
  expect((await match(unknown)).body.errorKey).toBe('billLine.moved');
});

/** A parcel whose carrier's bill was passed on, and the change that its merchant has yet to agree to. */
const passedOn = async () => {
  const { id, no } = await kit.order(own, 'label');
  const payeeId = await pay.payee();
  const first = await bookBill(staff, payeeId, [line(no)]);
  await passBillOn(staff, first.id);
  const [change] = await changes(id);
  return { id, no, payeeId, first, seen: { id: change?.id as string, revision: 1 } };
};

test('a corrected bill that two pass on while its merchant agrees: what it says is paid, once', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { id, no, payeeId, first, seen } = await passedOn();
    const { id: next } = await bookBill(staff, payeeId, [line(no, '4.00')], first);
    await Promise.all([
      passBillOn(staff, next, 2),
      confirmChanges(own, { changes: [seen] }),
      passBillOn(staff, next),
    ]);
    // Whoever came before the yes left it to be decided.
    await passBillOn(staff, next);
    expect(await charged(id)).toBe(400);
    expect(await changes(id)).toMatchObject([
      { before: 0, after: 1_000 },
      { before: 1_000, after: 400 },
    ]);
  }
});

test('a bill that is corrected between the press and the work asks for nothing more', async () => {
  const { id, no } = await kit.order(own, 'label');
  const payeeId = await pay.payee();
  const first = await bookBill(staff, payeeId, [line(no)]);
  let next = first;
  // It would be quicker than the correction every now and then.
  await worker.stop();
  await passBillOn(staff, first.id, 1, async () => {
    next = await bookBill(staff, payeeId, [line(no, '4.00')], first);
  });
  worker = workFor(app);
  expect(await changes(id)).toEqual([]);
  await passBillOn(staff, next.id);
  expect(await changes(id)).toMatchObject([{ before: 0, after: 400 }]);
});

test('nothing goes back while something of its kind is still to be decided', async () => {
  const { id, no, payeeId, first, seen } = await passedOn();
  await confirmChanges(own, { changes: [seen] });
  // Another bill asks for more of the same, and its merchant has not said yes.
  const other = await bookBill(staff, await pay.payee(), [line(no, '15.00')]);
  await passBillOn(staff, other.id);
  const [, open] = await changes(id);
  const { id: next } = await bookBill(staff, payeeId, [line(no, '4.00')], first);
  await passBillOn(staff, next);
  expect(await charged(id)).toBe(1_000);
  await confirmChanges(own, { changes: [{ id: open?.id as string, revision: 1 }] });
  await passBillOn(staff, next);
  // What the other bill asked for stays.
  expect(await charged(id)).toBe(500);
});

test('what was set aside is nobody’s to pay, and what the price has already is not asked for again', async () => {
  const [aside, quoted] = [await kit.order(own, 'label'), await kit.order(own, 'label')];
  await asOwner(
    app.database,
    `update orders set quote = jsonb_set(quote, '{lines}',
       quote->'lines' || '[{"code": "R", "minor": 200, "expenseType": "remote"}]') where id = $1`,
    [quoted.id],
  );
  const { id } = await bookBill(staff, await pay.payee(), [
    line(aside.no),
    { ...line(aside.no, '1.00'), fee: 'duty' },
    line(quoted.no, '5.00'),
  ]);
  const [first] = await linesOf(id);
  await kit.operator.call(setBillLineAside, {
    body: { id: first?.id as string, revision: 1, note: 'Claimed back' },
  });
  await passBillOn(staff, id);
  expect(await changes(aside.id)).toMatchObject([{ before: 0, after: 100 }]);
  expect(await changes(quoted.id)).toMatchObject([{ before: 200, after: 500 }]);
});

test('whoever a data rule hides orders from brings no lines in, and matches, books and passes on none', async () => {
  const bill = await booked();
  const { id: open } = (await pay.add(await pay.payee(), 'OPEN-1')).result;
  await addLine(open);
  const [line] = await linesOf(open);
  const narrowed = await hideMerchant(app, 'yunling-op2', app.merchantId('M100002'));
  const match = { id: line?.id as string, revision: line?.revision as number, number: 'ANY' };
  const replies = [
    await pay.post(open, narrowed),
    await narrowed.call(passOnCarrierBill, { body: { id: bill.id } }),
    await narrowed.call(matchBillLine, { body: match }),
  ];
  const keys = replies.map(({ body }) => body.errorKey);
  expect(keys).toEqual(keys.map(() => 'carrierBill.partView'));
  const sheet = await sheetFile([['单号'], ['ANY']]);
  await expect(upload(narrowed, sheet, { kind: 'carrierBill', target: open })).rejects.toThrow(
    'carrierBill.partView',
  );
  // And whose rules came after the sheet was brought.
  const ruled = { ...staff, rules: { text: 'none of it' } } as unknown as Ctx;
  const late = carrierBillImport.commit(ruled, [line, line], { targetId: open } as never);
  expect((await late).map(({ key }) => key)).toEqual([
    'carrierBill.partView',
    'carrierBill.partView',
  ]);
  expect((await pay.get(open)).bill.state).toBe('open');
});
