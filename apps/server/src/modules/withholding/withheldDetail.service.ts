import {
  type Currency,
  isSettleable,
  type OrderStep,
  toAmount,
  type WithheldAct,
  type WithheldDetail,
  type WithholdReason,
} from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { refuse } from '../../platform/refusal.ts';
import { parcelPhotos } from '../files/index.ts';
import { chargedFor } from '../finance/index.ts';
import { type OrderRow, obstacleTo } from '../orders/index.ts';
import { returnTermsOf } from '../products/index.ts';
import { parcelsOf, toReason } from './parcels.view.ts';
import { findWithheld, type OpenReason } from './whose.ts';
import * as repo from './withholding.repository.ts';

const amountOf = (minor: bigint, currency: string) => toAmount(minor, currency as Currency);

/** What was charged for it and has not gone back. */
export const chargedMinor = async (ctx: Ctx, { id, currency }: OrderRow): Promise<bigint> => {
  const lines = await chargedFor(ctx, { subjectId: id, currency: currency as string });
  return lines.reduce((sum, { minor }) => sum + minor, 0n);
};

const moneyOf = async (ctx: Ctx, order: OrderRow): Promise<WithheldDetail['money']> => {
  const { currency, product_id, hold_id, settlement, quoted_minor, real_minor } = order;
  if (!currency || !product_id) {
    return { currency, held: null, charged: null, toCharge: null, handling: null };
  }
  const [charged, { handlingMinor }] = await Promise.all([
    chargedMinor(ctx, order),
    returnTermsOf(ctx, product_id, currency),
  ]);
  const isHeld = hold_id !== null && settlement === 'unpaid';
  return {
    currency,
    held: isHeld ? amountOf(quoted_minor ?? 0n, currency) : null,
    charged: charged > 0n ? amountOf(charged, currency) : null,
    toCharge:
      settlement === 'unpaid' && real_minor !== null ? amountOf(real_minor, currency) : null,
    handling: amountOf(handlingMinor, currency),
  };
};

const toSettle = (ctx: Ctx, order: OrderRow, open: readonly OpenReason[]): string => {
  const isPaid = order.settlement === 'paid';
  const able = open.filter(({ reason }) => isSettleable(isPaid, reason as WithholdReason));
  if (able.length === 0) return words(ctx.lang, 'withheldObstacle.settle');
  if (able.length < open.length) return '';
  // What was put aside before it was charged is charged with its last reason.
  const step = order.settlement === 'unpaid' ? 'releaseAndPaid' : 'release';
  return obstacleTo(ctx, { ...order, open_reasons: 1 }, step);
};

type Offered = { act: WithheldAct; obstacle: string };

/** What the reader may do about it now, and why not. */
const actsOf = (ctx: Ctx, order: OrderRow, open: readonly OpenReason[]): Offered[] => {
  if (open.length === 0) return [];
  const has = (reason: string) => open.some((each) => each.reason === reason);
  const step = (act: WithheldAct & OrderStep): Offered => ({
    act,
    obstacle: obstacleTo(ctx, order, act),
  });
  const settle = { act: 'settle' as const, obstacle: toSettle(ctx, order, open) };
  return [
    ...(ctx.merchantId ? [] : [settle]),
    ...(has('arrears') ? [{ act: 'pay' as const, obstacle: '' }] : []),
    ...(!ctx.merchantId && has('carrierRefused') ? [step('bookAgain')] : []),
    step('changeLine'),
    step('return'),
    step('destroy'),
  ];
};

const photosOf = async (ctx: Ctx, orderId: string): Promise<WithheldDetail['photos']> =>
  (await parcelPhotos(ctx, orderId)).map((row) => ({
    key: row.file_id,
    name: row.name,
    contentType: row.content_type,
    time: toWire(row.created_at, ctx.tenant.zone),
    byName: row.realname ?? '',
    reasonId: row.withholding_id,
  }));

export const detail = async (ctx: Ctx, orderId: string): Promise<WithheldDetail> => {
  const order = await findWithheld(ctx, orderId);
  const [[parcel], reasons, open, photos, money] = await Promise.all([
    parcelsOf(ctx, [orderId]),
    repo.reasonsOf(ctx, [orderId]),
    repo.openReasons(ctx, orderId),
    photosOf(ctx, orderId),
    moneyOf(ctx, order),
  ]);
  const shown = parcel ?? refuse('withholding.notFound');
  return {
    parcel: shown,
    reasons: reasons.map((row) => toReason(ctx, row)),
    photos,
    money,
    acts: actsOf(ctx, order, open),
    threadId: shown.threadId,
  };
};
