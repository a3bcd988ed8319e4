import { OrderForm, type Parsed, type submitOrder } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { refuse } from '../../../platform/refusal.ts';
import * as repo from '../orders.repository.ts';
import { save, submit } from './placing.service.ts';

// For callers that have no form open: the order is held, so the revision that stands is the one they mean.

/** Its boxes are these from now on; the rest stays as it was saved. */
export const changeBoxes = (ctx: Ctx, id: string, boxes: OrderForm['boxes']) =>
  inTx(ctx, async (ctx) => {
    const { revision, form } = await repo.lockOne(ctx, id);
    return save(ctx, { id, revision, form: { ...form, boxes } });
  });

type Agreed = Pick<Parsed<typeof submitOrder>['body'], 'remoteAgreed' | 'agreedTotal'>;

/** As it was saved. */
export const submitSaved = (ctx: Ctx, id: string, agreed: Agreed) =>
  inTx(ctx, async (ctx) => {
    const { revision, form } = await repo.lockOne(ctx, id);
    const whole = OrderForm.safeParse(form);
    if (!whole.success) return refuse('order.incomplete');
    return submit(ctx, { id, revision, form: whole.data, ...agreed });
  });
