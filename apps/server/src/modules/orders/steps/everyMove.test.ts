import {
  bookings,
  labelPlaces,
  moveOrder,
  type OrderState,
  type OrderStep,
  type OrderSummary,
  orderStatuses,
  orderSteps,
  settlementStatuses,
} from '@alpaca/contract';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ctx } from '../../../platform/context.ts';
import { words } from '../../../platform/i18n/i18n.ts';
import { newId } from '../../../platform/ids.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { openOwner } from '../../../testing/owner.ts';
import { stateOf } from '../orderRows.ts';
import * as repo from '../orders.repository.ts';
import { openTestCarrier } from '../ordersTestCarrier.ts';
import { type OrdersKit, openOrdersKit } from '../ordersTestKit.ts';
import { axesOf, dueMove } from '../ordersTestMoves.ts';
import * as orders from '../placing/placing.service.ts';
import { examine } from './examineRefund.service.ts';
import * as steps from './orderSteps.service.ts';

let app: TestApp;
let kit: OrdersKit;
let own: Ctx;
let merchantId: string;

beforeAll(async () => {
  app = await testApp();
  kit = await openOrdersKit(app, openTestCarrier().carrier);
  merchantId = await kit.merchant(1_000_000_000n);
  own = kit.as(merchantId);
  possible = await tryAll();
});
afterAll(async () => {
  await kit.close();
  await app.stop();
});

const yesNo = [true, false];
// A wish is kept from being generated until it is obeyed, and only what is withheld has reasons.
const mayBeWished = (status: OrderState['status']) =>
  ['generated', 'inWarehouse', 'withheld'].includes(status) ? yesNo : [false];
const mayBeMore = (status: OrderState['status']) => (status === 'withheld' ? yesNo : [false]);
const allStates: OrderState[] = orderStatuses.flatMap((status) =>
  settlementStatuses.flatMap((settlement) =>
    bookings.flatMap((booking) =>
      yesNo.flatMap((handedOver) =>
        yesNo.flatMap((voidWindowOpen) =>
          labelPlaces.flatMap((labelAt) =>
            mayBeWished(status).flatMap((intercepted) =>
              mayBeMore(status).map((moreReasons) => ({
                status,
                settlement,
                booking,
                handedOver,
                voidWindowOpen,
                labelAt,
                intercepted,
                moreReasons,
              })),
            ),
          ),
        ),
      ),
    ),
  ),
);

const insertPlaced = `
  insert into orders (tenant_id, id, merchant_id, order_no, customer_no, source, status, settlement,
    booking, form, product_id, currency, quoted_minor, quote, charge_at, label_at, attempt, hold_id,
    handed_over_at, booked_at, void_hours, paid_at, refunded_at, intercept_at, open_reasons)
  select $1, s.id, $2, s.no, s.no, 'web', s.status, s.settlement, s.booking,
    jsonb_set($3, '{productId}', $4::jsonb -> s."labelAt"), ($4::jsonb ->> s."labelAt")::uuid, 'CNY',
    -- No money is held here, and what costs nothing needs none.
    case s.booking when 'awaitingWeight' then 0 else 1000 end,
    '{"lines": [{"code": "freight", "expenseType": "freight", "minor": 1000}]}',
    case s."labelAt" when 'warehouse' then 'receipt' else 'label' end, s."labelAt", 1,
    case when s.booking not in ('none', 'waitingPayment', 'refused')
      and s.status not in ('draft', 'failed') then gen_random_uuid() end,
    case when s."handedOver" then now() end,
    now() - case when s."voidWindowOpen" then interval '1 hour' else interval '48 hours' end, 24,
    case when s.settlement <> 'unpaid' then now() end,
    case when s.settlement = 'refunded' then now() end,
    case when s.intercepted then now() end,
    case when s.status <> 'withheld' then 0 when s."moreReasons" then 2 else 1 end
  from jsonb_to_recordset($5::jsonb) as s (id uuid, no text, status text, settlement text,
    booking text, "handedOver" boolean, "voidWindowOpen" boolean, "labelAt" text, intercepted boolean,
    "moreReasons" boolean)`;

/** Puts an order into each of the states, by id. */
const place = async (owner: pg.Client, states: readonly OrderState[]) => {
  const placed = states.map((state) => ({ id: newId(), state }));
  await owner.query(insertPlaced, [
    own.tenant.id,
    merchantId,
    JSON.stringify(kit.form(kit.products.label)),
    JSON.stringify({ merchant: kit.products.label, warehouse: kit.products.warehouse }),
    JSON.stringify(placed.map(({ id, state }) => ({ id, no: `E${id.slice(-12)}`, ...state }))),
  ]);
  return new Map(placed.map(({ id, state }) => [id, state]));
};

/** The states that the table of orders lets be. */
const tryAll = async () => {
  const owner = await openOwner(app.database);
  const taken: OrderState[] = [];
  try {
    const tries = allStates.map((state) =>
      place(owner, [state]).then(
        () => taken.push(state),
        () => undefined,
      ),
    );
    await Promise.all(tries);
  } finally {
    await owner.end();
  }
  return taken;
};
let possible: OrderState[];

/** An order in each state that the table of orders lets be, by id. */
const placeAll = async (): Promise<Map<string, OrderState>> => {
  const owner = await openOwner(app.database);
  try {
    return await place(owner, possible);
  } finally {
    await owner.end();
  }
};

type Outcome = { id: string; ok: boolean; message: string; order: OrderSummary | null };
const asOperator = (ctx: Ctx): Ctx => ({ ...ctx, scope: 'tenant', merchantId: null });

/** Each operation by the step that the table of moves knows it by. */
const operations: readonly (readonly [OrderStep, (ids: string[]) => Promise<Outcome[]>])[] = [
  ['submit', (ids) => orders.submitMany(own, { ids, onlyWhatFits: false })],
  ['pay', (ids) => steps.pay(own, ids)],
  ['void', (ids) => steps.voidMany(own, ids)],
  ['refund', (ids) => steps.refund(own, ids)],
  ['changeProduct', (ids) => orders.changeProduct(own, { ids, productId: kit.products.receipt })],
  [
    'cancelRejected',
    (ids) => examine(asOperator(kit.ctx), { ids, approve: false, remark: '不同意' }),
  ],
];

test('the table of moves says of each state and step what was written down by hand', async () => {
  expect(possible.length).toBeGreaterThan(100);
  for (const state of possible) {
    for (const step of orderSteps) {
      const said = `${step} from ${JSON.stringify(state)}`;
      expect(moveOrder(state, step), said).toMatchObject(dueMove(state, step));
    }
  }
});

describe.each(operations)('%s', (step, operate) => {
  test('is taken or refused as written down in every state, with its reason', async () => {
    const placed = await placeAll();
    expect(placed.size).toBeGreaterThan(100);
    const ids = [...placed.keys()];
    for (let at = 0; at < ids.length; at += 1000) {
      const some = ids.slice(at, at + 1000);
      const outcomes = await operate(some);
      expect(outcomes.length).toBe(some.length);
      const rows = await repo.findMany(asOperator(kit.ctx), some);
      const after = new Map(rows.map((row) => [row.id, axesOf(stateOf(row))]));
      for (const { id, ok, message } of outcomes) {
        const state = placed.get(id) as OrderState;
        const due = dueMove(state, step);
        const said = `${step} from ${JSON.stringify(state)}: ${message}`;
        expect(ok, said).toBe(due.ok);
        expect(after.get(id), said).toEqual(axesOf(due.ok ? due.to : state));
        if (due.ok) continue;
        const status = words(own.lang, `orderStatus.${state.status}`);
        expect(message).toContain(words(own.lang, `orderObstacle.${due.obstacle}`, { status }));
      }
    }
  });
});
