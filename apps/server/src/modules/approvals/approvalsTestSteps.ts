import {
  type askAdjustment,
  type askPriceGroup,
  type askTerms,
  decideApproval,
  type Parsed,
} from '@alpaca/contract';
import { expect } from 'vitest';
import type { TestApp } from '../../testing/app.ts';

type Ask = typeof askTerms | typeof askPriceGroup | typeof askAdjustment;

/** One operator asks, the other approves: the way that terms, price groups and wallets change. */
export const approvedChange = async <C extends Ask>(
  app: TestApp,
  call: C,
  body: Partial<Parsed<C>['body']>,
) => {
  const [asker, decider] = [await app.as('yunling-op'), await app.as('yunling-op2')];
  const asked = await asker.call(call, { body } as never);
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  const { id } = asked.result;
  const decided = await decider.call(decideApproval, { body: { id, decision: 'approve' } });
  expect(decided.status, JSON.stringify(decided.body)).toBe(200);
  return decided.result;
};
