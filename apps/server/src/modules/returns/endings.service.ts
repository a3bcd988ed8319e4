import {
  constants,
  type endReturn,
  outcomesFor,
  type Parsed,
  type ReturnOutcome,
  type ReturnSource,
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
import { draftAgain, lockOrders, type OrderRow } from '../orders/index.ts';
import { settingsOf } from '../system/index.ts';
import { deadlineAt, requireOwnWarehouse, warehousesOf } from '../warehouses/index.ts';
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

export const wish = (ctx: Ctx, { id, wish }: Parsed<typeof wishReturn>['body']) =>
  inTx(ctx, async (ctx) => {
    const { row, order } = await lockBoth(ctx, id);
    if (!wishesFor(row.source as ReturnSource).includes(wish)) refuse('return.notOffered');
    await repo.change(ctx, id, { wish });
    await tell(ctx, { cmd: 'user', userIds: await staffWith(ctx, 'ops:returns') });
    ctx.trail?.note({ no: order.order_no, as: wish });
    return null;
  });

/** What lay there beyond its free days is announced as a cost, once it is over. */
const announceStorage = async (ctx: Ctx, order: OrderRow, row: repo.ReturnRow, until: Date) => {
  const house = row.warehouse_id
    ? (await warehousesOf(ctx, [row.warehouse_id])).get(row.warehouse_id)
    : undefined;
  const days = paidDays(row, until, house?.zone ?? ctx.tenant.zone);
  const { shelfFeePerDay, costNoticeDays } = await settingsOf(
    ctx,
    'shelfFeePerDay',
    'costNoticeDays',
  );
  const afterMinor = storageMinor(days, shelfFeePerDay);
  if (afterMinor === 0n) return;
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
};

interface Ending {
  outcome: ReturnOutcome;
  note: string;
}

/** Ends what is held, with its storage; a draft for the next journey where it makes one. */
export const endLocked = async (
  ctx: Ctx,
  { row, order }: { row: repo.ReturnRow; order: OrderRow },
  { outcome, note }: Ending,
  now = new Date(),
) => {
  if (row.state !== 'onShelf') refuse('return.notOffered');
  const draft = outcome === 'redelivered' ? await draftAgain(ctx, order) : null;
  await announceStorage(ctx, order, row, now);
  await repo.change(ctx, row.id, {
    state: 'ended',
    outcome,
    note,
    new_order_id: draft?.id ?? null,
    ended_at: now,
    ended_by: ctx.session?.userId ?? null,
  });
  const said = `returnOutcome.${outcome}`;
  const both = { zh: words('zh_CN', said), en: words('en_US', said) };
  await tellMerchant(ctx, 'return.ended', order, { outcome: both });
  await tell(ctx, { cmd: 'merchant', merchantId: order.merchant_id });
};

export const end = (ctx: Ctx, { id, outcome, note = '' }: Parsed<typeof endReturn>['body']) =>
  inTx(ctx, async (ctx) => {
    const both = await lockBoth(ctx, id);
    await requireOwnWarehouse(ctx, both.row.warehouse_id);
    if (!outcomesFor(both.row.source as ReturnSource).includes(outcome)) {
      refuse('return.notOffered');
    }
    await endLocked(ctx, both, { outcome, note });
    ctx.trail?.note({ no: both.order.order_no, as: outcome });
    return viewOne(ctx, id);
  });

/** Of one that time decides about; null where somebody was quicker. */
export const lockOverdue = async (ctx: Ctx, id: string, now: Date) => {
  const seen = await repo.find(ctx, id);
  const [order] = await lockOrders(ctx, [seen.order_id]);
  const row = await repo.lock(ctx, id);
  const isDue = row.state === 'onShelf' && row.wish === null && row.deadline && row.deadline <= now;
  return isDue ? { row, order: order as OrderRow } : null;
};
