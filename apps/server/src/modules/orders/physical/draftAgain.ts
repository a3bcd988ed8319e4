import type { OrderForm } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { OrderRow } from '../orders.repository.ts';
import { saveDrafts } from '../placing/saveDrafts.ts';

/** A draft of the same merchant with the same form: a parcel that came back goes out once more. */
export const draftAgain = async (ctx: Ctx, order: OrderRow): Promise<OrderRow> => {
  if (order.redacted_at) refuse('order.redacted');
  // A customer's number belongs to one order.
  const { customerNo: _, ...form } = order.form as OrderForm;
  const asMerchant = { ...ctx, merchantId: order.merchant_id };
  const [draft] = await saveDrafts(asMerchant, [{ row: null, form, source: 'web' }]);
  return draft as OrderRow;
};
