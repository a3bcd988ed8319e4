import {
  bookings,
  moveOrder,
  type OrderState,
  type OrderStep,
  type OrderSummary,
  orderStatuses,
  settlementStatuses,
} from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { newId } from '../../platform/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { openOwner } from '../../testing/owner.ts';
import { examine } from './desk/examineRefund.service.ts';
import * as steps from './orderSteps.service.ts';
import * as orders from './orders.service.ts';
import { openTestCarrier } from './ordersTestCarrier.ts';
import { type OrdersDesk, openOrdersDesk } from './ordersTestDesk.ts';

let app: TestApp;
let desk: OrdersDesk;
let own: Ctx;
let merchantId: string;

beforeAll(async () => {
  app = await testApp();
  desk = await openOrdersDesk(app, openTestCarrier().carrier);
  merchantId = await desk.merchant(1_000_000_000n);
  own = desk.as(merchantId);
});
afterAll(async () => {
  await desk.close();
  await app.stop();
});

const yesNo = [true, false];
const allStates: OrderState[] = orderStatuses.flatMap((status) =>
  settlementStatuses.flatMap((settlement) =>
    bookings.flatMap((booking) =>
      yesNo.flatMap((handedOver) =>
        yesNo.map((voidWindowOpen) => ({
          status,
          settlement,
          booking,
          handedOver,
          voidWindowOpen,
        })),
      ),
    ),
  ),
);

/** An order in each state that the table of orders lets be, by id. */
const placeAll = async (): Promise<Map<string, OrderState>> => {
  const placed = new Map<string, OrderState>();
  const owner = await openOwner(app.database);
  const form = JSON.stringify(desk.form(desk.products.label));
  try {
    for (const state of allStates) {
      const id = newId();
      const isPaid = state.settlement !== 'unpaid';
      const added = await owner
        .query(
          `insert into orders (tenant_id, id, merchant_id, order_no, customer_no, source, status, settlement,
             booking, form, product_id, currency, quoted_minor, quote, charge_at, attempt, hold_id,
             handed_over_at, booked_at, void_hours, paid_at, refunded_at)
           values ($1, $2, $3, $4, $4, 'web', $5, $6, $7, $8, $9, 'CNY', 1000,
             '{"lines": [{"code": "freight", "expenseType": "freight", "minor": 1000}]}', 'label', 1, $10,
             $11, $12, 24, $13, $14)`,
          [
            own.tenant.id,
            id,
            merchantId,
            `E${id.slice(-12)}`,
            state.status,
            state.settlement,
            state.booking,
            form,
            desk.products.label,
            newId(),
            state.handedOver ? new Date() : null,
            new Date(Date.now() - (state.voidWindowOpen ? 1 : 48) * 3_600_000),
            isPaid ? new Date() : null,
            state.settlement === 'refunded' ? new Date() : null,
          ],
        )
        .then(
          () => true,
          () => false,
        );
      if (added) placed.set(id, state);
    }
  } finally {
    await owner.end();
  }
  return placed;
};

type Outcome = { id: string; ok: boolean; message: string; order: OrderSummary | null };
const asOperator = (ctx: Ctx): Ctx => ({ ...ctx, scope: 'tenant', merchantId: null });

/** Each operation by the step that the table of moves knows it by. */
const operations: readonly (readonly [OrderStep, (ids: string[]) => Promise<Outcome[]>])[] = [
  ['submit', (ids) => orders.submitMany(own, { ids, onlyWhatFits: false })],
  ['pay', (ids) => steps.pay(own, ids)],
  ['void', (ids) => steps.voidMany(own, ids)],
  ['refund', (ids) => steps.refund(own, ids)],
  ['changeProduct', (ids) => orders.changeProduct(own, { ids, productId: desk.products.receipt })],
  [
    'cancelRejected',
    (ids) => examine(asOperator(desk.ctx), { ids, approve: false, remark: '不同意' }),
  ],
];

describe.each(operations)('%s', (step, operate) => {
  test('is taken or refused by the table of moves in every state, with its reason', async () => {
    const placed = await placeAll();
    expect(placed.size).toBeGreaterThan(100);
    const ids = [...placed.keys()];
    for (let at = 0; at < ids.length; at += 1000) {
      for (const { id, ok, message } of await operate(ids.slice(at, at + 1000))) {
        const state = placed.get(id) as OrderState;
        const moved = moveOrder(state, step);
        const said = `${step} from ${JSON.stringify(state)}: ${message}`;
        expect(ok, said).toBe(moved.ok);
        if (moved.ok) continue;
        const status = words(own.lang, `orderStatus.${state.status}`);
        expect(message).toContain(words(own.lang, `orderObstacle.${moved.obstacle}`, { status }));
      }
    }
  });
});
