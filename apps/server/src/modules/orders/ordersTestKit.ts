import { type LabelPlace, OrderForm } from '@alpaca/contract';
import * as z from 'zod/mini';
import type { Carrier } from '../../platform/carrier.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import type { JobKind } from '../../platform/jobs/jobs.ts';
import type { TestApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { postOne } from '../finance/index.ts';
import { openLedgerKit } from '../finance/testing.ts';
import { openPricesKit } from '../rates/testing.ts';
import { orderForm } from './ordersTestForms.ts';
import * as orders from './placing/placing.service.ts';

/** What a kilogram costs, in minor units. */
export const perKgMinor = 1_000n;

/** What tests of orders work with: merchants of their own, three lines, and a carrier that obeys. */
export const openOrdersKit = async (app: TestApp, carrier: Carrier) => {
  const ledger = await openLedgerKit(app);
  const prices = await openPricesKit(await app.as('yunling-op'));
  const line = async (chargeAt: 'label' | 'receipt', labelAt: LabelPlace = 'merchant') => {
    prices.form.terms = { ...prices.form.terms, chargeAt } as typeof prices.form.terms;
    prices.form.labelAt = labelAt;
    return (await prices.line('10.00')).productId;
  };
  const products = {
    label: await line('label'),
    receipt: await line('receipt'),
    /** Labelled in the warehouse, after weighing. */
    warehouse: await line('receipt', 'warehouse'),
  };
  await asOwner(
    app.database,
    `update channels set adapter = 'simulator' where id in (select channel_id from products where id = any($1))`,
    [Object.values(products)],
  );
  app.node.carriers = new Map([...app.node.carriers, ['simulator', carrier]]);

  const kit = {
    ...ledger,
    products,

    /** An active merchant with so much money. */
    async merchant(fundsMinor: bigint) {
      const merchantId = await ledger.newMerchant();
      await asOwner(
        app.database,
        'update merchants set activation_status = 1 where merchant_id = $1',
        [merchantId],
      );
      if (fundsMinor > 0n) await kit.topUp(merchantId, fundsMinor);
      return merchantId;
    },

    topUp: (merchantId: string, minor: bigint) =>
      postOne(ledger.mint, { op: 'topUp', key: newId(), merchantId, currency: 'CNY', minor }),

    form: (productId: string, kg = 1, more: Record<string, unknown> = {}) =>
      z.parse(OrderForm, orderForm({ productId, boxes: [{ weight: kg }], ...more })),

    submit: (ctx: Ctx, form: OrderForm, of?: { id: string; revision: number }) =>
      orders.submit(ctx, { id: of?.id, revision: of?.revision, form, remoteAgreed: true }),

    /** Does a job as the worker would, at the moment that the test chooses. */
    run: (ctx: Ctx, kind: JobKind, orderId: string, attempt: number) =>
      kind.run(ctx, {
        id: newId(),
        ids: { orderId, attempt: String(attempt) },
        signal: new AbortController().signal,
      }),
  };
  return kit;
};
export type OrdersKit = Awaited<ReturnType<typeof openOrdersKit>>;
