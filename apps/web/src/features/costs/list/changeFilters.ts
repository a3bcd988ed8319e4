import { changeStates, listCostChanges, type Parsed } from '@alpaca/contract';
import * as z from 'zod/mini';

export type ListedState = Parsed<typeof listCostChanges>['body']['state'];

/** The list as it opens to all: what is open. */
export const changesFilter = listCostChanges.body;

/** As it opens to whoever looks after disputes. */
export const disputesFilter = z.safeExtend(listCostChanges.body, {
  state: z._default(listCostChanges.body.shape.state, 'disputed'),
});

export type ChangeSchema = typeof changesFilter | typeof disputesFilter;

export const changeTabs: readonly ListedState[] = ['open', ...changeStates];
// What is given back or borne was never disputed.
export const disputeTabs: readonly ListedState[] = [
  'disputed',
  'proposed',
  'open',
  'debited',
  'withdrawn',
];
