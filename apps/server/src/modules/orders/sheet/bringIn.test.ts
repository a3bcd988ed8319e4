import { toAmount } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids.ts';
import { asOwner } from '../../../testing/owner.ts';
import type { Committed } from '../../imports/index.ts';
import { type OrdersApp, openOrdersApp } from '../ordersTestApp.ts';
import { perKgMinor } from '../ordersTestKit.ts';
import { orderDraftImport, orderSubmitImport } from './orders.import.ts';

let { app, kit, close } = {} as OrdersApp;
beforeAll(async () => {
  ({ app, kit, close } = await openOrdersApp());
});
afterAll(() => close());

/** Five orders of a kilogram, by somebody who can pay two of them. */
const bringIn = async (over: Partial<Committed>) => {
  const merchantId = await kit.merchant(2n * perKgMinor);
  const ctx = kit.as(merchantId);
  const forms = Array.from({ length: 5 }, () => kit.form(kit.products.receipt));
  const origin = { importId: newId(), targetId: null, userId: app.userId('starfield') };
  const of: Committed = {
    ...{ ...origin, fileName: 'orders.xlsx', onlyWhatFits: false },
    rowNos: forms.map((_, at) => at + 2),
    prices: forms.map(() => ({ minor: Number(perKgMinor), currency: 'CNY' as const })),
    ...over,
  };
  const refused = await inTx(ctx, (ctx: Ctx) =>
    orderSubmitImport.commit(ctx, forms as never[], of),
  );
  const rows = await asOwner<{ status: string; booking: string; n: number }>(
    app.database,
    `select status, booking, count(*)::int as n from orders where merchant_id = $1
     group by status, booking order by status, booking`,
    [merchantId],
  );
  return { refused, rows };
};

test('orders beyond what is available wait to be paid', async () => {
  const { refused, rows } = await bringIn({});
  expect(refused).toEqual([]);
  expect(rows).toEqual([
    { status: 'ordering', booking: 'inFlight', n: 2 },
    { status: 'ordering', booking: 'waitingPayment', n: 3 },
  ]);
});

test('or become drafts, where whoever brings them in wants only what fits', async () => {
  const { refused, rows } = await bringIn({ onlyWhatFits: true });
  expect(refused).toEqual([]);
  expect(rows).toEqual([
    { status: 'draft', booking: 'none', n: 3 },
    { status: 'ordering', booking: 'inFlight', n: 2 },
  ]);
});

test('a price that rose in the last moment is refused, not taken', async () => {
  const shown = { minor: Number(perKgMinor) - 1, currency: 'CNY' as const };
  const prices = [shown, ...Array.from({ length: 4 }, () => null)];
  const { refused, rows } = await bringIn({ prices, onlyWhatFits: true });
  expect(toAmount(shown.minor, 'CNY')).toBe('9.99');
  expect(refused).toMatchObject([{ index: 0, key: 'order.priceRose', params: { total: '10.00' } }]);
  expect(rows.reduce((sum, { n }) => sum + n, 0)).toBe(4);
});

test('a draft whose number was taken in the last moment stays behind, and only that', async () => {
  const ctx = kit.as(await kit.merchant(0n));
  const form = (customerNo: string) => kit.form(kit.products.receipt, 1, { customerNo });
  await kit.submit(ctx, form('TAKEN'));
  const forms = ['FREE-1', 'TAKEN', 'FREE-2'].map(form);
  const origin = { importId: newId(), targetId: null, userId: app.userId('starfield') };
  const of: Committed = {
    ...{ ...origin, fileName: 'orders.xlsx', onlyWhatFits: false },
    rowNos: [2, 3, 4],
    prices: [null, null, null],
  };
  const refused = await inTx(ctx, (ctx: Ctx) => orderDraftImport.commit(ctx, forms as never[], of));
  expect(refused).toEqual([{ index: 1, key: 'order.customerNoTaken' }]);
  const rows = await asOwner<{ customer_no: string }>(
    app.database,
    `select customer_no from orders where merchant_id = $1 and status = 'draft' order by 1`,
    [ctx.merchantId],
  );
  expect(rows.map((row) => row.customer_no)).toEqual(['FREE-1', 'FREE-2']);
});
