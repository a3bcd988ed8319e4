import type { openCalls } from '@alpaca/contract';
import type { Answers } from './answers.ts';
import { catalogueAnswers } from './catalogue.ts';
import { costAnswers } from './costs.ts';
import { moneyAnswers } from './money.ts';
import { orderAnswers } from './orders.ts';
import { trackingAnswers } from './tracking.ts';

export const openAnswers: Answers<typeof openCalls> = {
  ...catalogueAnswers,
  ...orderAnswers,
  ...trackingAnswers,
  ...moneyAnswers,
  ...costAnswers,
};
