import { type Currency, constants, grouped, toAmount } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { tell } from '../../platform/outbox/outbox.ts';
import { raiseMessage } from '../announcements/index.ts';
import { staffWith, usersOf } from '../auth/index.ts';
import type { ApprovalRow, Terms } from './approvals.repository.ts';
import { adjustmentOf } from './approvalText.ts';

const permission = 'ops:approvalDecide';
const { mainCurrency } = constants;

const about = ({ kind, code, name_zh, reason }: AskedFor) => ({
  kind,
  merchant: `${code} ${name_zh}`,
  reason,
});

/** What a request is told by: of one that a merchant made there is no row in its reach. */
export type AskedFor = Pick<
  ApprovalRow,
  'id' | 'kind' | 'code' | 'name_zh' | 'reason' | 'asked_by' | 'asker'
>;

/** Whoever may decide on it hears of it; who asked knows. */
export const tellAsked = async (ctx: Ctx, row: AskedFor) => {
  const userIds = (await staffWith(ctx, permission)).filter((id) => id !== row.asked_by);
  const vars = { ...about(row), by: row.asker };
  await raiseMessage(ctx, { kind: 'approval.asked', userIds, vars, busId: row.id });
};

export const tellDecided = async (ctx: Ctx, row: ApprovalRow, state: 'approved' | 'rejected') => {
  const vars = { ...about(row), by: row.decider ?? '', remark: row.remark };
  await raiseMessage(ctx, {
    kind: `approval.${state}`,
    userIds: [row.asked_by],
    vars,
    busId: row.id,
  });
};

/** The lists of those who may decide look again. */
export const tellLists = async (ctx: Ctx) =>
  tell(ctx, { cmd: 'user', userIds: await staffWith(ctx, 'ops:approvals') });

/** Whoever asked to be forgotten, a merchant's owner too, reads why not. */
export const tellRefusedErasure = async (ctx: Ctx, row: ApprovalRow) => {
  if (row.kind !== 'erasure') return;
  const userIds = await usersOf(ctx, row.merchant_id);
  const vars = { remark: row.remark };
  await raiseMessage(ctx, { kind: 'erasure.rejected', userIds, vars });
};

/** The merchant hears of what is changed for it; which group's prices it has is the tenant's own affair. */
export const tellMerchant = async (ctx: Ctx, row: ApprovalRow) => {
  const userIds = await usersOf(ctx, row.merchant_id);
  const adjustment = adjustmentOf(row);
  if (adjustment) {
    const amount = toAmount(adjustment.minor, adjustment.currency as Currency);
    const vars = {
      amount: amount.replace(/^(?=\d)/, '+'),
      currency: adjustment.currency,
      reason: row.reason,
    };
    await raiseMessage(ctx, { kind: 'wallet.adjusted', userIds, vars });
  }
  if (row.kind === 'erasure') await raiseMessage(ctx, { kind: 'erasure.approved', userIds });
  if (row.kind === 'terms') {
    const { terms, limitMinor, days } = row.wanted as Terms;
    const limit = `${grouped(toAmount(limitMinor, mainCurrency))} ${mainCurrency}`;
    const vars = { limit, days: String(days) };
    await raiseMessage(ctx, { kind: `merchant.${terms}Agreed`, userIds, vars });
  }
};
