import { type Approval, type Currency, constants, toAmount } from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { changesBetween } from '../../platform/revisions/changes.ts';
import type { Adjustment, ApprovalRow, Group, Terms } from './approvals.repository.ts';

/** What an approval changes, in the words of the merchant's forms. */
const told = (kind: string, value: unknown) => {
  if (kind === 'priceGroup') return { priceGroup: (value as Group).group };
  if (kind !== 'terms') return {};
  const { terms, limitMinor, days } = value as Terms;
  return { terms, creditLimit: toAmount(limitMinor, constants.mainCurrency), creditDays: days };
};

export const changesOf = ({ kind, was, wanted }: Pick<ApprovalRow, 'kind' | 'was' | 'wanted'>) =>
  changesBetween(told(kind, was), told(kind, wanted));

export const adjustmentOf = ({ kind, wanted }: Pick<ApprovalRow, 'kind' | 'wanted'>) => {
  if (kind !== 'adjustment') return null;
  const { currency, minor } = wanted as Adjustment;
  const of = currency as Currency;
  return { currency: of, minor: BigInt(minor), amount: toAmount(BigInt(minor), of) };
};

export const nameIn = (ctx: Ctx, { name_zh, name_en }: { name_zh: string; name_en: string }) =>
  (ctx.lang === 'en_US' && name_en) || name_zh;

export const toApproval = (ctx: Ctx, row: ApprovalRow): Approval => {
  const adjustment = adjustmentOf(row);
  const { zone } = ctx.tenant;
  return {
    id: row.id,
    kind: row.kind as Approval['kind'],
    state: row.state as Approval['state'],
    merchantId: row.merchant_id,
    merchantCode: row.code,
    merchantName: nameIn(ctx, row),
    changes: changesOf(row),
    adjustment: adjustment && { amount: adjustment.amount, currency: adjustment.currency },
    reason: row.reason,
    askedBy: row.asker,
    askTime: toWire(row.asked_at, zone),
    decidedBy: row.decider ?? '',
    decideTime: row.decided_at && toWire(row.decided_at, zone),
    remark: row.remark,
    isOwn: row.asked_by === ctx.session?.userId,
  };
};
