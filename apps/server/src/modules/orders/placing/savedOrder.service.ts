import {
  moveOrder,
  type OrderDraft,
  OrderForm,
  type Parsed,
  type submitOrder,
} from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { refuse } from '../../../platform/refusal.ts';
import { stateOf } from '../orderRows.ts';
import * as repo from '../orders.repository.ts';
import { type Declared, declareAnew } from './changeWeight.ts';
import { save, submit } from './placing.service.ts';

// For callers that have no form open: the order is held, so the revision that stands is the one they mean.

/**
 * Its boxes are these from now on; the rest stays as it was. What was refused is a draft again, and what
 * waits to be brought is quoted and held anew.
 */
export const changeBoxes = (ctx: Ctx, id: string, declared: Declared): Promise<unknown> =>
  inTx(ctx, async (ctx) => {
    const row = await repo.lockOne(ctx, id);
    if (!moveOrder(stateOf(row), 'edit').ok) return declareAnew(ctx, row, declared);
    const { revision, form } = row;
    return save(ctx, { id, revision, form: { ...form, boxes: declared.boxes } });
  });

/** As far as another system has it. */
export const saveNew = (ctx: Ctx, form: OrderDraft) => save(ctx, { form }, 'api');

type Agreed = Pick<Parsed<typeof submitOrder>['body'], 'remoteAgreed' | 'agreedTotal'>;

/** As it was saved. */
export const submitSaved = (ctx: Ctx, id: string, agreed: Agreed) =>
  inTx(ctx, async (ctx) => {
    const { revision, form } = await repo.lockOne(ctx, id);
    const whole = OrderForm.safeParse(form);
    if (!whole.success) return refuse('order.incomplete');
    return submit(ctx, { id, revision, form: whole.data, ...agreed });
  });
