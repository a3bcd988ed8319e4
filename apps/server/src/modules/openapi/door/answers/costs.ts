import type {
  CostChange,
  OpenCostChange,
  OpenCostChangeDetail,
  openCostCalls,
} from '@alpaca/contract';
import type { Ctx } from '../../../../platform/context.ts';
import { inTx } from '../../../../platform/db/tx.ts';
import {
  confirmChanges,
  costChange,
  disputeChange,
  listCostChanges,
} from '../../../costs/index.ts';
import { requireDone } from '../toldRefusal.ts';
import type { Answers } from './answers.ts';
import { instant, maybeInstant, maybeMoney, money } from './moments.ts';

type Calls = typeof openCostCalls;

const changeView = (ctx: Ctx, change: CostChange): OpenCostChange => {
  const { currency } = change;
  return {
    id: change.id,
    revision: change.revision,
    orderId: change.orderId,
    orderNo: change.transactionOrderNo,
    reason: change.reason,
    state: change.state,
    before: money(change.before, currency),
    after: money(change.after, currency),
    difference: money(change.difference, currency),
    proposed: maybeMoney(change.proposed, currency),
    settled: maybeMoney(change.settled, currency),
    createdAt: instant(ctx, change.createTime),
    dueAt: maybeInstant(ctx, change.dueTime),
  };
};

const detail = async (ctx: Ctx, id: string): Promise<OpenCostChangeDetail> => {
  const { change, weights } = await costChange(ctx, id);
  return {
    ...changeView(ctx, change),
    weights: weights.map(({ by, weightKg, volumetricKg, billableKg, price }) => ({
      by,
      kg: weightKg,
      volumetricKg,
      billableKg,
      price: maybeMoney(price, change.currency),
    })),
  };
};

const answered = (ctx: Ctx, id: string, work: (ctx: Ctx) => Promise<unknown>) =>
  inTx(ctx, async (ctx) => {
    await work(ctx);
    return detail(ctx, id);
  });

export const costAnswers: Answers<Calls> = {
  listCostChanges: async (ctx, { query: { page: pageNo, limit: pageSize, state } }) => {
    const { page } = await listCostChanges(ctx, { pageNo, pageSize, state });
    return { items: page.records.map((change) => changeView(ctx, change)), total: page.total };
  },
  getCostChange: (ctx, { params }) => detail(ctx, params.id),
  confirmCostChange: (ctx, { params: { id }, body: { revision } }) =>
    answered(ctx, id, async (ctx) =>
      requireDone(await confirmChanges(ctx, { changes: [{ id, revision }] })),
    ),
  disputeCostChange: (ctx, { params: { id }, body: { revision, text } }) =>
    answered(ctx, id, (ctx) => disputeChange(ctx, { id, revision, text, files: [] })),
};
