import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Session } from '../../../platform/context.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { copyRows } from '../../../testing/copyRows.ts';
import { openOwner } from '../../../testing/owner.ts';
import { workFor } from '../../../testing/worker.ts';
import { type DispatchKit, openDispatchKit } from '../../dispatch/testing.ts';
import { passBillOn } from '../billsTestSteps.ts';
import { openPayablesKit, type SheetLine } from '../payablesTestKit.ts';

// Two thousand lines by two at once, and a master bill that thousands of parcels share.

const lines = 2_000;
const packedMost = process.env.ALPACA_LONG ? 10_000 : 1_000;

let app: TestApp;
let kit: DispatchKit;
let pay: ReturnType<typeof openPayablesKit>;
let worker: ReturnType<typeof workFor>;
let owner: Awaited<ReturnType<typeof openOwner>>;
beforeAll(async () => {
  app = await testApp();
  kit = await openDispatchKit(app);
  pay = openPayablesKit(app, kit.operator);
  worker = workFor(app);
  owner = await openOwner(app.database);
}, 60_000);
afterAll(async () => {
  expect(await pay.faults()).toEqual([]);
  await owner.end();
  await worker.stop();
  await kit.close();
  await app.stop();
});

const one = async <T extends object>(text: string, values: unknown[]) =>
  (await owner.query(text, values)).rows[0] as T;
const query = (text: string, values: unknown[]) => owner.query(text, values);

/** So many parcels like one, of other weights, with numbers that begin alike. */
const copies = (orderId: string, count: number, name: string) => {
  const number = `'${name}-' || n`;
  const id = `md5(${number})::uuid`;
  const counted = 'generate_series(1, $2::int) n';
  const columns = {
    id,
    ...{ order_no: number, customer_no: number, tracking_number: number, settlement: `'paid'` },
    ...{ paid_at: 'now()', hold_id: 'null', measured_g: '100 + (n * 7919) % 30000' },
  };
  const values = [orderId, count];
  const boxed = { order_id: id, sub_order_no: number, tracking_number: number };
  const ofOrder = { where: 't.order_id = $1', counted };
  return {
    orders: () => copyRows(query, 'orders', { where: 't.id = $1', counted, columns }, values),
    places: async () => {
      await copyRows(query, 'order_boxes', { ...ofOrder, columns: boxed }, values);
      await copyRows(query, 'box_places', { ...ofOrder, columns: { order_id: id } }, values);
    },
  };
};

test(`${lines} lines by two at once, booked by two and passed on by three: each once`, async () => {
  const parcel = await kit.onFloor();
  await copies(parcel.id, lines, 'BIG').orders();
  // Fuel is nobody's to pay but ours.
  const sheet = Array.from({ length: lines }, (_, at): SheetLine => {
    const [fee, amount] = at % 10 === 0 ? ['fuel', '0.05'] : ['remote', '1.25'];
    return [`BIG-${at + 1}`, fee as string, amount as string, '', `L${at}`];
  });
  const { id } = (await pay.add(await pay.payee(), 'BIG-1')).result;
  const both = await Promise.all([pay.bring(id, sheet), pay.bring(id, sheet)]);
  const again = await pay.bring(id, sheet);
  const brought = [...both, again].map(({ counts }) => counts.committed);
  expect(brought.reduce((all, some) => all + some, 0)).toBe(lines);
  const posted = await Promise.all([pay.post(id), pay.post(id)]);
  expect(posted.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const ctx = await app.ctxOf('yunling', { userId: app.userId('yunling-op') } as Session);
  // Beside the worker, which has the job too.
  await passBillOn(ctx, id, 2);
  const passing = lines - lines / 10;
  const kept = await one(
    `select count(*)::int as lines, sum(l.amount_minor)::int as minor, count(s.order_id)::int as shares,
       (select count(*)::int from cost_changes where detail->>'billId' = $1::text) as changes,
       (select count(distinct order_id)::int from cost_changes where detail->>'billId' = $1::text) as asked
     from bill_lines l left join bill_shares s on s.tenant_id = l.tenant_id and s.line_id = l.id
     where l.bill_id = $1::uuid`,
    [id],
  );
  expect(kept).toEqual({
    lines,
    minor: passing * 125 + (lines - passing) * 5,
    shares: lines,
    changes: passing,
    asked: passing,
  });
}, 240_000);

test(`${packedMost} parcels share a master bill to the cent, whichever of its fees comes first`, async () => {
  const parcel = await kit.onFloor();
  const { batch, bag } = await kit.packed([parcel]);
  const more = copies(parcel.id, packedMost - 1, 'AIR');
  await more.orders();
  await more.places();
  const masterNo = '999-76543210';
  await owner.query('update dispatch_batches set master_no = $2 where id = $1', [
    batch.id,
    masterNo,
  ]);
  const fees: SheetLine[] = [
    [masterNo, 'airFreight', '123456.78'],
    [batch.batchNo, 'clearance', '77.77'],
    [bag.bagNo, 'truck', '-1000.01'],
  ];
  const bills = [
    await pay.booked(await pay.payee(), 'AIR-A', fees),
    await pay.booked(await pay.payee(), 'AIR-B', fees.toReversed()),
  ];
  const sums = await owner.query(
    `select l.fee, count(*)::int as parcels, sum(s.amount_minor)::int as minor from bill_lines l
     join bill_shares s on s.tenant_id = l.tenant_id and s.line_id = l.id
     where l.bill_id = any($1) group by l.bill_id, l.fee order by l.fee`,
    [bills],
  );
  const due = [
    ['airFreight', 12_345_678],
    ['clearance', 7_777],
    ['truck', -100_001],
  ].flatMap(([fee, minor]) => [1, 2].map(() => ({ fee, parcels: packedMost, minor })));
  expect(sums.rows).toEqual(due);
  const other = await one<{ shares: number }>(
    `select count(*)::int as shares from bill_shares s join bill_lines l on l.id = s.line_id
     join bill_lines m on m.bill_id = $2 and m.fee = l.fee join bill_shares t on t.line_id = m.id
       and t.order_id = s.order_id and t.amount_minor <> s.amount_minor
     where l.bill_id = $1`,
    bills,
  );
  expect(other.shares).toBe(0);
}, 240_000);
