import { randomInt } from 'node:crypto';
import {
  addCarrierBill,
  addPayee,
  getCarrierBill,
  pageJob,
  passOnCarrierBill,
  postCarrierBill,
  submitOrder,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepLongResult } from '../../../../scripts/results.ts';
import { csvOf } from '../modules/imports/testing.ts';
import { orderForm, productTo } from '../modules/orders/testing.ts';
import { newId } from '../platform/ids.ts';
import { copyRows } from '../testing/copyRows.ts';
import { asOwner } from '../testing/owner.ts';
import { until } from './support/fleet.ts';
import { type ImportFire, openImportFire } from './support/importsUnderKills.ts';
import { keepCalling } from './support/keepCalling.ts';

const kills = process.env.ALPACA_LONG ? 20 : 1;
const parcels = 600;
/** Every fourth has a fee that passes on; every tenth line is of a number that nobody has. */
const isRemote = (at: number) => at % 4 === 3;
const isUnknown = (at: number) => at % 10 === 9;

let fire: ImportFire;
let payeeId: string;
const ask = <T>(text: string, values: unknown[] = []) =>
  asOwner<T & Record<string, unknown>>(fire.app.database, text, values);
const numberOf = (at: number) => `CB${String(at).padStart(9, '0')}`;

/** Parcels on their way, paid for, like one that was placed. */
const addParcels = async () => {
  const merchant = await fire.app.as('starfield');
  // From anywhere; before anybody has read what is sold.
  await ask(`update products set origins = '{}'`);
  const { code } = await productTo(merchant);
  // No carrier is asked.
  await ask(
    `update channels set adapter = 'manual' where id in (select channel_id from products where code = $1)`,
    [code],
  );
  const [product] = await ask<{ id: string }>('select id from products where code = $1', [code]);
  const form = orderForm({ productId: product?.id as string, boxes: [{ weight: 0.5 }] }) as never;
  const { result, body } = await merchant.call(submitOrder, { body: { form, remoteAgreed: true } });
  if (!result) throw new Error(JSON.stringify(body));
  const number = `'CB' || lpad(n::text, 9, '0')`;
  await copyRows(
    async (text, values) => ({ rows: await ask<{ name: string }>(text, values) }),
    'orders',
    {
      where: 't.id = $1',
      counted: 'generate_series(0, $2::int - 1) n',
      columns: {
        id: `md5(${number})::uuid`,
        order_no: number,
        customer_no: number,
        tracking_number: number,
        status: `'outWarehouse'`,
        booking: `'booked'`,
        settlement: `'paid'`,
        paid_at: 'now()',
        hold_id: 'null',
      },
    },
    [result.id, parcels],
  );
};

beforeAll(async () => {
  fire = await openImportFire('yunling-op');
  await addParcels();
  const body = { code: 'KILLED', name: 'Killed', currency: 'CNY' as const, dueDays: 30 };
  payeeId = (await keepCalling(fire.api, fire.token, addPayee, { body })).id;
}, 180_000);
afterAll(() => fire?.stop());

const all = Array.from({ length: parcels }, (_, at) => at);
const sheet = (run: string) =>
  csvOf([
    ['number', 'fee', 'amount', 'weightKg', 'lineNo'],
    ...all.map((at) => [
      isUnknown(at) ? `${run}-${at}` : numberOf(at),
      isRemote(at) ? 'remote' : 'fuel',
      '1.25',
      '0.5',
      `L${at}`,
    ]),
  ]);

const passedOn = async (billId: string) => {
  const { jobId } = await keepCalling(fire.api, fire.token, passOnCarrierBill, {
    body: { id: billId },
  });
  await until(
    'it is passed on',
    async () => {
      const jobs = await keepCalling(fire.api, fire.token, pageJob, { body: { pageNo: 1 } });
      return jobs.records.find(({ id }) => id === jobId)?.status === 2;
    },
    90_000,
  );
};

const kept = async (billId: string) => {
  const [row] = await ask<Record<string, number>>(
    `select count(*)::int as lines, count(distinct line_no)::int as numbers,
       count(*) filter (where state = 'unknown')::int as unknown, sum(amount_minor)::int as minor,
       (select count(*)::int from bill_shares s join bill_lines x on x.id = s.line_id
         where x.bill_id = $1) as shares,
       (select count(distinct s.change_id)::int from bill_shares s join bill_lines x on x.id = s.line_id
         where x.bill_id = $1 and s.change_id is not null) as changes
     from bill_lines where bill_id = $1`,
    [billId],
  );
  return row;
};

test(`a bill is brought in, booked and passed on exactly once, whoever is killed: ${kills} times`, async () => {
  const known = all.filter((at) => !isUnknown(at));
  for (let round = 0; round < kills; round += 1) {
    const run = `K${newId().slice(-8)}`;
    const body = {
      payeeId,
      billNo: run,
      currency: 'CNY' as const,
      billDay: '2026-11-01',
      dueDay: '2026-12-01',
    };
    const { id } = await keepCalling(fire.api, fire.token, addCarrierBill, { body });
    const { done, told } = await fire.bringIn(round, 'carrierBill', sheet(run), id);
    expect(done).toMatchObject({ status: 'done', counts: { committed: parcels, bad: 0 } });
    const { bill } = await keepCalling(fire.api, fire.token, getCarrierBill, { query: { id } });
    await keepCalling(fire.api, fire.token, postCarrierBill, {
      body: { id, revision: bill.revision },
    });
    // The fees of earlier rounds are of the same parcels: they are billed twice, and nobody pays them.
    await ask('update bill_lines set twice_of = null where bill_id = $1', [id]);
    await ask(`update cost_changes set status = 'withdrawn', agreed_minor = before_minor,
      settled_at = now(), settled_by = 'rule' where status = 'awaiting'`);
    const killed = fire.killLater('worker', randomInt(0, 400));
    await passedOn(id);
    await killed;
    const found = await kept(id);
    console.log(`kill ${round + 1}: ${told}: ${JSON.stringify(found)}`);
    expect(found).toEqual({
      lines: parcels,
      numbers: parcels,
      unknown: parcels - known.length,
      minor: parcels * 125,
      shares: known.length,
      changes: known.filter(isRemote).length,
    });
    const changes = await ask<{ orders: number; changes: number }>(
      `select count(distinct order_id)::int as orders, count(*)::int as changes from cost_changes
       where status = 'awaiting'`,
    );
    const passing = known.filter(isRemote).length;
    expect(changes).toEqual([{ orders: passing, changes: passing }]);
  }
  expect(await ask('select * from payable_faults')).toEqual([]);
  const [owed] = await ask<{ balance_minor: string }>(
    'select balance_minor from payable_balances where payee_id = $1',
    [payeeId],
  );
  expect(Number(owed?.balance_minor)).toBe(kills * parcels * 125);
  keepLongResult(
    'bill-kills',
    "kill -9 of API and workers while carriers' bills are brought in and passed on",
    { kills: 2 * kills, lines: kills * parcels },
  );
}, 1_800_000);
