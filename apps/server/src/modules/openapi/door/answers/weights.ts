import type { openWeightCalls } from '@alpaca/contract';
import { inTx } from '../../../../platform/db/tx.ts';
import { changeBoxes, saveNew, submitSaved } from '../../../orders/index.ts';
import type { Answers } from './answers.ts';
import { moved, orderNow } from './orderViews.ts';

export const weightAnswers: Answers<typeof openWeightCalls> = {
  createDraft: (ctx, { body: { order } }) =>
    inTx(ctx, async (ctx) => orderNow(ctx, (await saveNew(ctx, order)).id)),
  changeWeight: (ctx, { params: { id }, body }) =>
    moved(ctx, id, (ctx) => changeBoxes(ctx, id, body)),
  submitOrder: (ctx, { params: { id }, body }) =>
    moved(ctx, id, (ctx) => submitSaved(ctx, id, body)),
};
