import type { openCalls } from '@alpaca/contract';
import { sandboxAnswers } from '../../sandbox/answers.ts';
import { addressAnswers } from './addresses.ts';
import type { Answers } from './answers.ts';
import { catalogueAnswers } from './catalogue.ts';
import { costAnswers } from './costs.ts';
import { documentAnswers } from './documents.ts';
import { handOverAnswers } from './handOvers.ts';
import { moneyAnswers } from './money.ts';
import { orderAnswers } from './orders.ts';
import { trackingAnswers } from './tracking.ts';
import { webhookLogAnswers } from './webhookLog.ts';
import { webhookAnswers } from './webhooks.ts';
import { weightAnswers } from './weights.ts';
import { withholdingAnswers } from './withholdings.ts';

export const openAnswers: Answers<typeof openCalls> = {
  ...catalogueAnswers,
  ...addressAnswers,
  ...orderAnswers,
  ...weightAnswers,
  ...handOverAnswers,
  ...withholdingAnswers,
  ...trackingAnswers,
  ...documentAnswers,
  ...moneyAnswers,
  ...costAnswers,
  ...sandboxAnswers,
  ...webhookAnswers,
  ...webhookLogAnswers,
};
