import type { OrderForm } from '@alpaca/contract';
import type { Account, Carrier, Consignment } from '../../../platform/carrier.ts';
import type { Ctx } from '../../../platform/context.ts';
import { tenantWide } from '../../../platform/db/tx.ts';
import { taxNumbersById } from '../../declarations/index.ts';
import { channelOf } from '../../products/index.ts';
import { measuredForm } from '../measuredForm.ts';
import * as repo from '../orders.repository.ts';

/** Names a booking for good: each attempt has one of its own. */
export const referenceOf = ({ order_no, attempt }: Pick<repo.OrderRow, 'order_no' | 'attempt'>) =>
  `${order_no}-${attempt}`;

export interface Consigned {
  carrier: Carrier;
  account: Account;
  consignment: Consignment;
  /** What is no longer sold is not booked any more. */
  isSold: boolean;
}

/** An order as its carrier is told of it, and who that is. */
export const consign = async (ctx: Ctx, order: repo.OrderRow): Promise<Consigned> => {
  // It was submitted, so the form is whole.
  const form = order.form as OrderForm;
  const { taxNumberId = '' } = form;
  const [channel, boxes, taxNumbers] = await Promise.all([
    channelOf(ctx, order.product_id as string),
    repo.boxesOfOrder(ctx, order.id),
    taxNumbersById(ctx, taxNumberId === '' ? [] : [taxNumberId]),
  ]);
  const { adapter, settings, productName, isOnSale } = channel;
  const carrier = ctx.node.carriers.get(adapter);
  if (!carrier) throw new Error(`no such adapter: ${adapter}`);
  return {
    carrier,
    isSold: isOnSale,
    account: { ctx: tenantWide(ctx), name: String(settings.account ?? adapter), settings },
    consignment: {
      reference: referenceOf(order),
      orderNo: order.order_no,
      productName,
      // What was weighed here goes as it was weighed.
      form: measuredForm(form, boxes),
      taxNumber: taxNumbers.get(taxNumberId) ?? null,
      subOrderNos: boxes.filter(({ absent }) => !absent).map(({ sub_order_no }) => sub_order_no),
    },
  };
};
