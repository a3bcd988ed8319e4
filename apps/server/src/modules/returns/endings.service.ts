import {
  constants,
  type endReturn,
  outcomesFor,
  type Parsed,
  type ReturnOutcome,
  type ReturnSource,
  type ReturnState,
  wishesFor,
  type wishReturn,
} from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { tell } from '../../platform/outbox/outbox.ts';
import { refuse } from '../../platform/refusal.ts';
import { staffWith } from '../auth/index.ts';
import { announceChange } from '../costs/index.ts';
import { giveFilesTo, requireOwnFiles } from '../files/index.ts';
import { draftAgain, lockOrders, type OrderRow } from '../orders/index.ts';
import { settingsOf } from '../system/index.ts';
import { deadlineAt, requireOwnWarehouse, warehousesOf } from '../warehouses/index.ts';
import { holdMost, holdUntil } from './hold.ts';
import { tellMerchant } from './returns.messages.ts';
import * as repo from './returns.repository.ts';
import { viewOne } from './returns.view.ts';
import { paidDays, storageMinor } from './storage.ts';

/** A return with its order held first, as everybody does who moves one. */
const lockBoth = async (ctx: Ctx, id: string) => {
  const seen = await repo.find(ctx, id);
  const [order] = await lockOrders(ctx, [seen.order_id]);
  const row = await repo.lock(ctx, id);
  if (row.state === 'ended') refuse('return.ended');
  return { row, order: order as OrderRow };
};

const zoneOf = async (ctx: Ctx, { warehouse_id }: repo.ReturnRow) => {
  const house = warehouse_id ? (await warehousesOf(ctx, [warehouse_id])).get(warehouse_id) : null;
  return house?.zone ?? ctx.tenant.zone;
};

/** Kept until the end of a day that the tenant allows; then its default decides after all. */
const keptUntil = async (ctx: Ctx, row: repo.ReturnRow, day: string) => {
  const { returnHoldDays: days } = await settingsOf(ctx, 'returnHoldDays');
  const at = { zone: await zoneOf(ctx, row), now: new Date() };
  return (
    holdUntil(day, holdMost(row, { ...at, days }), at) ?? refuse('return.holdTooLong', { days })
  );
};

const cameAs = ({ source, state }: repo.ReturnRow) => ({
  source: source as ReturnSource,
  state: state as ReturnState,
});

export const wish = (ctx: Ctx, { id, wish, until }: Parsed<typeof wishReturn>['body']) =>
  inTx(ctx, async (ctx) => {
    const { row, order } = await lockBoth(ctx, id);
    if (!ctx.merchantId) await requireOwnWarehouse(ctx, row.warehouse_id);
    if (!wishesFor(cameAs(row)).includes(wish)) refuse('return.notOffered');
    const kept = wish === 'hold' && until ? { deadline: await keptUntil(ctx, row, until) } : {};
    await repo.change(ctx, id, { wish, ...kept });
    await tell(ctx, { cmd: 'merchant', merchantId: order.merchant_id });
    await tell(ctx, { cmd: 'user', userIds: await staffWith(ctx, 'ops:returns') });
    ctx.trail?.note({ no: order.order_no, as: wish });
    return null;
  });

/** What lay there beyond its free days is announced as a cost, once it is over. */
const announceStorage = async (ctx: Ctx, order: OrderRow, row: repo.ReturnRow, until: Date) => {
  const days = paidDays(row, until, await zoneOf(ctx, row));
  const { shelfFeePerDay, costNoticeDays } = await settingsOf(
    ctx,
    'shelfFeePerDay',
    'costNoticeDays',
  );
  const afterMinor = storageMinor(days, shelfFeePerDay);
  const kept = { storage_days: days, storage_minor: afterMinor };
  if (afterMinor === 0n) return kept;
  const dueAt = await deadlineAt(ctx, {
    warehouseId: row.warehouse_id,
    from: until,
    days: costNoticeDays,
  });
  const change = {
    order,
    reason: 'storage' as const,
    currency: constants.mainCurrency,
    beforeMinor: 0n,
    afterMinor,
    detail: { days, feePerDay: shelfFeePerDay },
  };
  await announceChange(ctx, change, dueAt);
  return kept;
};

interface Ending {
  outcome: ReturnOutcome;
  note?: string;
  courier?: string;
  courierNo?: string;
  signature?: string | undefined;
}

/** Ends what is held, with its storage; a draft for the next journey where it makes one. */
export const endLocked = async (
  ctx: Ctx,
  { row, order }: { row: repo.ReturnRow; order: OrderRow },
  { outcome, note = '', courier = '', courierNo = '', signature }: Ending,
  now = new Date(),
) => {
  if (row.state !== 'onShelf') refuse('return.notOffered');
  const draft = outcome === 'redelivered' ? await draftAgain(ctx, order) : null;
  const storage = await announceStorage(ctx, order, row, now);
  await repo.change(ctx, row.id, {
    ...storage,
    state: 'ended',
    outcome,
    note,
    courier,
    courier_no: courierNo,
    signature_file_id: signature ?? null,
    new_order_id: draft?.id ?? null,
    ended_at: now,
    ended_by: ctx.session?.userId ?? null,
  });
  const said = `returnOutcome.${outcome}`;
  const both = { zh: words('zh_CN', said), en: words('en_US', said) };
  await tellMerchant(ctx, 'return.ended', order, { outcome: both });
  await tell(ctx, { cmd: 'merchant', merchantId: order.merchant_id });
};

/** What was signed is the signer's own merchant's to see. */
const takeSignature = async (ctx: Ctx, merchantId: string, signature: string | undefined) => {
  if (!signature) return;
  const userId = ctx.session?.userId as string;
  await requireOwnFiles(ctx, { keys: [signature], purpose: 'signature', userId });
  await giveFilesTo(ctx, merchantId, [signature]);
};

export const end = (
  ctx: Ctx,
  {
    id,
    outcome,
    wish,
    note = '',
    courier = '',
    courierNo = '',
    signature,
  }: Parsed<typeof endReturn>['body'],
) =>
  inTx(ctx, async (ctx) => {
    const both = await lockBoth(ctx, id);
    await requireOwnWarehouse(ctx, both.row.warehouse_id);
    if (!outcomesFor(cameAs(both.row)).includes(outcome)) refuse('return.notOffered');
    if (both.row.wish !== wish) refuse('return.wishChanged');
    await takeSignature(ctx, both.order.merchant_id, signature);
    await endLocked(ctx, both, { outcome, note, courier, courierNo, signature });
    ctx.trail?.note({ no: both.order.order_no, as: outcome });
    return viewOne(ctx, id);
  });

/** Of one that time decides about: nobody wished, or it was kept until now. Null where somebody was quicker. */
export const lockOverdue = async (ctx: Ctx, id: string, now: Date) => {
  const seen = await repo.find(ctx, id);
  const [order] = await lockOrders(ctx, [seen.order_id]);
  const row = await repo.lock(ctx, id);
  const isUndecided = row.wish === null || row.wish === 'hold';
  const isDue = row.state === 'onShelf' && isUndecided && row.deadline && row.deadline <= now;
  return isDue ? { row, order: order as OrderRow } : null;
};
