import {
  type ClaimKind,
  claimKinds,
  type previewClaim,
  type Result,
  toAmount,
} from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { findOrder, type OrderRow } from '../orders/index.ts';
import * as repo from './claims.repository.ts';
import { type TermsRow, termsFor } from './claimTerms.repository.ts';
import { claimValueOf } from './claimValue.ts';
import { obstacleTo, windowOf } from './claimWindow.ts';
import { liabilityFor } from './liability.service.ts';

/** How a claim of one kind about an order stands before anybody has filed it. */
export const standing = (ctx: Ctx, order: OrderRow, leftAt: Date | null) => {
  const { status } = order;
  const now = new Date();
  return (kind: ClaimKind, terms: TermsRow | undefined) => {
    const window = terms && leftAt ? windowOf(terms, leftAt, ctx.tenant.zone) : null;
    return { window, obstacle: obstacleTo({ kind, status, leftAt, window, now }) };
  };
};

/** What a claim about an order would need, kind by kind. */
export const preview = async (ctx: Ctx, orderId: string): Promise<Result<typeof previewClaim>> => {
  const order = await findOrder(ctx, orderId);
  const value = await claimValueOf(ctx, order);
  const { currency, declaredMinor, insuredMinor } = value;
  const terms = await termsFor(ctx, order.product_id);
  const open = await repo.openOf(ctx, orderId);
  const standingOf = standing(ctx, order, await repo.leftAt(ctx, orderId));
  const wire = (time: Date | undefined) => (time ? toWire(time, ctx.tenant.zone) : null);
  const viewOf = async (kind: ClaimKind) => {
    const { window, obstacle } = standingOf(kind, terms.get(kind));
    const liabilityMinor = await liabilityFor(ctx, order, terms.get(kind));
    const openId = open.get(kind) ?? null;
    return {
      kind,
      documents: terms.get(kind)?.documents ?? [],
      liability: liabilityMinor === null ? null : toAmount(liabilityMinor, currency),
      fromTime: wire(window?.from),
      untilTime: wire(window?.until),
      obstacle: openId ? ('taken' as const) : obstacle,
      openId,
    };
  };
  return {
    orderId,
    transactionOrderNo: order.order_no,
    currency,
    declared: toAmount(declaredMinor, currency),
    insured: insuredMinor === null ? null : toAmount(insuredMinor, currency),
    kinds: await Promise.all(claimKinds.map(viewOf)),
  };
};
