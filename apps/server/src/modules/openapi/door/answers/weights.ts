import type { openWeightCalls } from '@alpaca/contract';
import { changeBoxes, submitSaved } from '../../../orders/index.ts';
import type { Answers } from './answers.ts';
import { moved } from './orderViews.ts';

export const weightAnswers: Answers<typeof openWeightCalls> = {
  changeWeight: (ctx, { params: { id }, body: { boxes } }) =>
    moved(ctx, id, (ctx) => changeBoxes(ctx, id, boxes)),
  submitOrder: (ctx, { params: { id }, body }) =>
    moved(ctx, id, (ctx) => submitSaved(ctx, id, body)),
};
