import { OrderDraft } from '@alpaca/contract';
import * as z from 'zod/mini';
import type { Ctx } from '../../platform/context.ts';
import type { Owner, Subjects } from '../../testing/subjects.ts';
import { orderForm } from './ordersTestForms.ts';
import * as orders from './placing/placing.service.ts';

const own = ({ ctx, merchantId }: Owner): Ctx => ({ ...ctx, scope: 'merchant', merchantId });

/** A draft of the owner's merchant. */
export const newOrder = async (owner: Owner) =>
  (await orders.save(own(owner), { form: z.parse(OrderDraft, orderForm()) })).id;

export const subjects: Subjects = {
  order: newOrder,
};
