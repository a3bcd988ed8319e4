import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepLongResult } from '../../../../scripts/results.ts';
import { seedId } from '../../seeds/seedId.ts';
import { csvOf } from '../modules/imports/testing.ts';
import { furtherRow, orderRow, productTo, sheetHeaders } from '../modules/orders/testing.ts';
import { newId } from '../platform/ids.ts';
import { asOwner } from '../testing/owner.ts';
import { type ImportFire, importKills, openImportFire } from './support/importsUnderKills.ts';

/** Every fourth order has a second box, of every tenth something is wrong. */
const orders = process.env.ALPACA_LONG ? 800 : 400;
const isLong = (at: number) => at % 4 === 3;
const isBad = (at: number) => at % 10 === 5;
const all = Array.from({ length: orders }, (_, at) => at);
const goodOrders = all.filter((at) => !isBad(at));
const goodRows = goodOrders.length + goodOrders.filter(isLong).length;

const tenantId = seedId('tenant/yunling');
const merchantId = seedId(`${tenantId}/merchant/M100001`);

let fire: ImportFire;
let product: string;
beforeAll(async () => {
  fire = await openImportFire('starfield');
  product = (await productTo(await fire.app.as('starfield'))).code;
  // No carrier is asked, and money is not what stops an order here.
  await asOwner(
    fire.app.database,
    `update channels set adapter = 'manual'
     where id in (select channel_id from products where code = $1)`,
    [product],
  );
  await asOwner(
    fire.app.database,
    `select set_config('alpaca.tenant_id', $1, false), set_config('alpaca.scope', 'tenant', false), set_config('alpaca.rules', 'none', false),
       alpaca.set_wallet_floor($2, currency, -1000000000) from unnest('{CNY,USD}'::text[]) currency`,
    [tenantId, merchantId],
  );
}, 180_000);
afterAll(() => fire?.stop());

const sheet = (run: string) =>
  csvOf([
    sheetHeaders,
    ...all.flatMap((at) => {
      const customerNo = `${run}-${at}`;
      const bad = isBad(at) ? { consigneePhone: '' } : {};
      const first = orderRow({ customerNo, productId: product, ...bad });
      return isLong(at) ? [first, furtherRow({ customerNo, weight: 0.5 })] : [first];
    }),
  ]);

const arrivedOf = async (run: string) => {
  const [arrived] = await asOwner(
    fire.app.database,
    `select count(*)::int as orders, count(distinct customer_no)::int as numbers,
       sum(box_count)::int as boxes,
       count(*) filter (where quoted_minor > 0 and submitted_at is not null)::int as submitted
     from orders where merchant_id = $1 and customer_no like $2`,
    [merchantId, `${run}-%`],
  );
  return arrived;
};
const faultsOf = async (view: string) =>
  asOwner(fire.app.database, `select * from ${view} limit 5`);

test(`exactly the good orders of a sheet are placed, each once, whoever is killed: ${importKills} times`, async () => {
  for (let round = 0; round < importKills; round += 1) {
    const run = `K${newId().slice(-8)}`;
    const { ready, done, job, told } = await fire.bringIn(round, 'orderSubmit', sheet(run));
    const arrived = await arrivedOf(run);
    console.log(`kill ${round + 1}: ${told}: ${JSON.stringify(arrived)}`);
    expect(ready).toMatchObject({ status: 'ready', counts: { valid: goodRows } });
    expect(done).toMatchObject({
      status: 'done',
      counts: { committed: goodRows, valid: 0 },
      made: { submitted: goodOrders.length, waitingPayment: 0, draft: 0 },
    });
    expect(arrived).toEqual({
      orders: goodOrders.length,
      numbers: goodOrders.length,
      boxes: goodRows,
      submitted: goodOrders.length,
    });
    expect(job).toMatchObject({ status: 2, done: goodRows, failed: 0 });
  }
  expect(await faultsOf('ledger_faults')).toEqual([]);
  expect(await faultsOf('order_count_faults')).toEqual([]);
  keepLongResult(
    'order-sheet-kills',
    'kill -9 of API and workers while sheets of orders are read and committed',
    { kills: importKills, orders: importKills * goodOrders.length, rows: importKills * goodRows },
  );
}, 1_800_000);
