import { listBillLines } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { workFor } from '../../../testing/worker.ts';
import { type DispatchKit, openDispatchKit } from '../../dispatch/testing.ts';
import { openPayablesKit } from '../payablesTestKit.ts';

let app: TestApp;
let kit: DispatchKit;
let pay: ReturnType<typeof openPayablesKit>;
let worker: ReturnType<typeof workFor>;
let batchNo: string;
let bagNo: string;
const masterNo = '999-12345675';
beforeAll(async () => {
  app = await testApp();
  kit = await openDispatchKit(app);
  const orders = [await kit.onFloor(), await kit.onFloor(), await kit.onFloor()];
  const { batch, bag } = await kit.packed(orders);
  batchNo = batch.batchNo;
  bagNo = bag.bagNo;
  await asOwner(app.database, 'update dispatch_batches set master_no = $2 where id = $1', [
    batch.id,
    masterNo,
  ]);
  pay = openPayablesKit(app, kit.operator);
  worker = workFor(app);
}, 60_000);
afterAll(async () => {
  expect(await pay.faults()).toEqual([]);
  await worker.stop();
  await kit.close();
  await app.stop();
});

const sharesOf = async (billId: string) =>
  asOwner<{ fee: string; amount_minor: string }>(
    app.database,
    `select s.fee, s.amount_minor from bill_shares s join bill_lines l on l.id = s.line_id
     where l.bill_id = $1 order by l.seq, s.order_id`,
    [billId],
  );

test('what is billed by master bill, batch or bag is shared over its parcels to the cent', async () => {
  const lines = [
    [masterNo, 'airFreight', '10.00'],
    [batchNo, 'clearance', '0.05'],
    [bagNo, 'truck', '-1.00'],
  ] as const;
  const bill = await pay.booked(await pay.payee(), 'AIR-1', lines);
  const shares = await sharesOf(bill);
  const cents = (fee: string) =>
    shares.filter((share) => share.fee === fee).map(({ amount_minor }) => Number(amount_minor));
  expect(cents('airFreight')).toEqual([334, 333, 333]);
  expect(cents('clearance')).toEqual([2, 2, 1]);
  expect(cents('truck')).toEqual([-34, -33, -33]);
  const { result } = await kit.operator.call(listBillLines, { body: { billId: bill } });
  expect(result.page.records).toMatchObject([
    { parcels: 3, orderId: null },
    { parcels: 3 },
    { parcels: 3 },
  ]);

  // Another bill in another order shares alike.
  const again = await pay.booked(await pay.payee(), 'AIR-2', lines.toReversed());
  const other = await sharesOf(again);
  for (const fee of ['airFreight', 'clearance', 'truck']) {
    expect(other.filter((share) => share.fee === fee)).toEqual(
      shares.filter((share) => share.fee === fee),
    );
  }
});
