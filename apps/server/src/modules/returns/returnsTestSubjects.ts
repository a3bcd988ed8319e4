import { OrderDraft } from '@alpaca/contract';
import * as z from 'zod/mini';
import { asMerchant, type Owner, type Subjects } from '../../testing/subjects.ts';
import { orderForm, saveOrder } from '../orders/testing.ts';
import { addReturn } from './addReturn.service.ts';

/** One that is expected back, of an order that never left. */
const newReturn = async (owner: Owner) => {
  const form = z.parse(OrderDraft, orderForm({ customerNo: undefined }));
  const { id } = await saveOrder(asMerchant(owner), { form });
  const order = { id, merchant_id: owner.merchantId, warehouse_id: null };
  return (await addReturn(owner.ctx, order, 'withheld')).id;
};

export const subjects: Subjects = { return: newReturn };
