import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { AmountField, CurrencyField } from '../wire/moneyFields.ts';
import { orderStatuses } from './orderMoves.ts';

// Apart from the list: the home page loads this, and nothing of forms, prices and addresses.

export const OrderCounts = z.record(z.enum(orderStatuses), z.number());

const TrendDay = z.strictObject({
  /** YYYY-MM-DD in the tenant's zone. */
  day: z.string(),
  created: z.number(),
});

const OrdersOverview = z.strictObject({
  all: z.number(),
  byStatus: OrderCounts,
  /** Thirty days, the last is today. */
  days: z.array(TrendDay),
});
export type OrdersOverview = z.infer<typeof OrdersOverview>;

/**
 * The home page: where the orders stand, how many came each day, what needs somebody, what is due.
 * Everybody has a home; of it each part is answered to who may see it.
 */
export const getOrderOverview = call({
  method: 'GET',
  path: '/oms/order/overview',
  access: 'dashboard:analysis',
  rules: 'orders',
  result: z.strictObject({
    /** Null for who may not see the order list. */
    orders: z.nullable(OrdersOverview),
    /**
     * What is available, by currency, and what the waiting orders want of it; null for who may not
     * see the merchant's money.
     */
    due: z.nullable(
      z.array(
        z.strictObject({ currency: CurrencyField, amount: AmountField, available: AmountField }),
      ),
    ),
  }),
});
