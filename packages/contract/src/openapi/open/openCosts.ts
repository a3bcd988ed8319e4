import * as z from 'zod/mini';
import { changeReasons, changeStates } from '../../costs/changeActs.ts';
import { weightSources } from '../../costs/costChanges.ts';
import { threadTextMost } from '../../threads/threads.ts';
import { id, text } from '../../wire/fields.ts';
import { revised } from '../../wire/revision.ts';
import { openCall } from './openCall.ts';
import { Instant, Money, maybeInstant, maybeMoney, pagedFields, pageOf } from './openFields.ts';

const changeFields = {
  id: z.string(),
  /** Say it when you answer: what changed meanwhile is refused. */
  ...revised,
  orderId: z.string(),
  orderNo: z.string(),
  reason: z.enum(changeReasons),
  state: z.enum(changeStates),
  before: Money,
  after: Money,
  /** Below nought something goes back. */
  difference: Money,
  /** The difference as it is offered to you. */
  proposed: maybeMoney,
  settled: maybeMoney,
  createdAt: Instant,
  /** When it is debited by itself; of a disputed one, when its answer is due. */
  dueAt: maybeInstant,
};
export const OpenCostChange = z.strictObject(changeFields);
export type OpenCostChange = z.infer<typeof OpenCostChange>;

export const OpenCostChangeDetail = z.strictObject({
  ...changeFields,
  /** As you declared it, as we measured it, as its carrier billed it; none where it is not about weight. */
  weights: z.array(
    z.strictObject({
      by: z.enum(weightSources),
      kg: z.nullable(z.number()),
      volumetricKg: z.nullable(z.number()),
      billableKg: z.nullable(z.number()),
      price: maybeMoney,
    }),
  ),
});
export type OpenCostChangeDetail = z.infer<typeof OpenCostChangeDetail>;

const changeParams = z.strictObject({ id: id('costChange') });
const answers = {
  method: 'POST',
  scope: 'costs:write',
  rate: 'write',
  idempotent: true,
  log: { menu: 'costChange', type: 'update' },
  params: changeParams,
  result: OpenCostChangeDetail,
  refuses: ['costChange.notFound', 'costChange.moved'],
} as const;

export const openCostCalls = {
  /** Those that wait for an answer, the most urgent first; or of a state. */
  listCostChanges: openCall({
    method: 'GET',
    path: '/cost-changes',
    scope: 'costs:write',
    rate: 'read',
    query: z.strictObject({
      ...pagedFields,
      state: z._default(z.enum(['open', ...changeStates]), 'open'),
    }),
    result: pageOf(OpenCostChange),
  }),
  getCostChange: openCall({
    method: 'GET',
    path: '/cost-changes/{id}',
    scope: 'costs:write',
    rate: 'read',
    params: changeParams,
    result: OpenCostChangeDetail,
    refuses: ['costChange.notFound'],
  }),
  /** It is debited at once. */
  confirmCostChange: openCall({
    ...answers,
    path: '/cost-changes/{id}/confirm',
    body: z.strictObject(revised),
    refuses: [...answers.refuses, 'account.frozen'],
  }),
  disputeCostChange: openCall({
    ...answers,
    path: '/cost-changes/{id}/dispute',
    body: z.strictObject({ ...revised, text: text(threadTextMost) }),
  }),
};
