import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { singleQueries } from '../../platform/db/tx.ts';
import { buffersOf } from '../../testing/buffers.ts';
import { copyRows } from '../../testing/copyRows.ts';
import { openOwner } from '../../testing/owner.ts';

import { conditionsOf } from './marginConditions.ts';
import { sums } from './marginSummary.repository.ts';
import { type MarginKit, openMarginKit } from './marginTestKit.ts';
import { rows } from './orderMargins.repository.ts';

// Each cell of the night has a year of them.
const many = Number(process.env.ALPACA_MARGINS ?? (process.env.ALPACA_LONG ? 200_000 : 20_000));
const perDay = many / 360;

let kit: MarginKit;
let ctx: Ctx;

/** One order so often, over the days of a year; every fiftieth loses. */
const fill = async () => {
  const model = await kit.parcel();
  await kit.reckoned(model);
  const owner = await openOwner(kit.app.database);
  const ask = (text: string, values?: unknown[]) => owner.query(text, values);
  const counted = `generate_series(1, ${many}) n`;
  const id = `md5('margin' || n)::uuid`;
  try {
    await ask('alter table orders disable trigger user');
    const numbers = { order_no: `'Z' || n`, customer_no: `'Z' || n`, tracking_number: `'Z' || n` };
    await copyRows(ask, 'orders', { where: 't.id = $1', counted, columns: { id, ...numbers } }, [
      model.id,
    ]);
    await ask('alter table orders enable trigger user');
    await ask(
      `insert into order_margins (tenant_id, order_id, merchant_id, product_id, country_code, day, charged_minor,
         carrier_minor, shares_minor, absorbed_minor, compensated_minor, is_billed, is_unpriced, billed_g, charged_g,
         has_unpassed_fee, is_refunded, is_awaited)
       select m.tenant_id, ${id}, m.merchant_id, m.product_id, m.country_code, date '2025-01-01' + n % 360, 2000,
         case when n % 50 = 0 then 2500 else 1500 end, 0, 0, 0, true, false, 2000, 2000, false, false, false
       from order_margins m cross join ${counted} where m.order_id = $1`,
      [model.id],
    );
    await ask('vacuum analyze order_margins, orders');
  } finally {
    await owner.end();
  }
};

beforeAll(async () => {
  kit = await openMarginKit();
  await fill();
  const staff = await kit.app.ctxOf();
  ctx = { ...staff, db: singleQueries(staff) };
}, 600_000);
afterAll(() => kit.close());

const year = { from: '2025-01-01', to: '2025-12-26' };
const pageOf = async (view: 'all' | 'losing' | 'toSee') => {
  const found = await conditionsOf(ctx, { ...year, view });
  return buffersOf(ctx, (ctx) => rows(ctx, found, { limit: 20 }));
};

test('a first page reads no more than its rows, however many there are', async () => {
  // Each row costs a few pages of each of the five tables that tell of it.
  for (const view of ['all', 'losing', 'toSee'] as const) {
    expect(await pageOf(view), view).toBeLessThan(500);
  }
});

test('sums of a week read the orders of a week', async () => {
  const week = { from: '2025-06-02', to: '2025-06-08', by: 'product' } as const;
  const read = await buffersOf(ctx, (ctx) => sums(ctx, week));
  expect(read).toBeLessThan(7 * perDay + 200);
});
