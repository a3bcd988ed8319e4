import { amountText } from '../../platform/amountText.ts';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { tell } from '../../platform/outbox/outbox.ts';
import { raiseMessage } from '../announcements/index.ts';
import { staffWith, usersOf } from '../auth/index.ts';
import { closeThreads, sayOfEach } from '../threads/index.ts';
import type { ChangeRow } from './changes.repository.ts';

// What people hear of changes of cost: the talk about a disputed one, and the bells. All of it in the transaction
// of what happened.

/** Lists of both sides look again. */
export const tellPages = async (ctx: Ctx, changes: readonly Pick<ChangeRow, 'merchant_id'>[]) => {
  for (const merchantId of new Set(changes.map(({ merchant_id }) => merchant_id))) {
    await tell(ctx, { cmd: 'merchant', merchantId });
  }
  await tell(ctx, { cmd: 'user', userIds: await staffWith(ctx, 'ops:disputes') });
};

type EndedBy = 'accepted' | 'gaveIn' | 'decided' | 'withdrawn' | 'silence';

/** Nothing is to be said any more about those that were disputed. */
export const endTalks = async (
  ctx: Ctx,
  changes: readonly ChangeRow[],
  by: EndedBy,
  vars: Record<string, unknown> = {},
) => {
  const disputed = changes
    .filter(({ status }) => status === 'disputed' || status === 'proposed')
    .map(({ id }) => id);
  await sayOfEach(ctx, 'costChange', disputed, { key: `cost.${by}`, vars });
  await closeThreads(ctx, 'costChange', disputed);
};

type Kind = 'cost.proposed' | 'cost.decided' | 'cost.withdrawn';

/** Its merchant hears what the staff did. */
export const tellMerchant = async (
  ctx: Ctx,
  kind: Kind,
  change: ChangeRow,
  { minor, reason }: { minor: bigint; reason: string },
) =>
  raiseMessage(ctx, {
    kind,
    userIds: await usersOf(ctx, change.merchant_id),
    vars: { no: change.order_no, amount: amountText(minor, change.currency), reason },
    busId: change.id,
  });

/** Those who look after disputes hear of a new one. */
export const tellDisputed = async (ctx: Ctx, change: ChangeRow, dueAt: Date) =>
  raiseMessage(ctx, {
    kind: 'cost.disputed',
    userIds: await staffWith(ctx, 'ops:disputes'),
    vars: {
      no: change.order_no,
      amount: amountText(change.after_minor - change.before_minor, change.currency),
      until: toWire(dueAt, ctx.tenant.zone).slice(0, 16),
    },
    busId: change.id,
  });

/** Nobody answered in time. */
export const tellOverdue = async (ctx: Ctx, changes: readonly ChangeRow[]) =>
  raiseMessage(ctx, {
    kind: 'cost.overdue',
    userIds: await staffWith(ctx, 'ops:disputes'),
    vars: { count: String(changes.length), no: changes[0]?.order_no ?? '' },
    busId: changes[0]?.id ?? '',
  });

interface Announced {
  merchantId: string;
  /** Of how many, and what they come to. */
  count: number;
  total: string;
  /** The first of them, and by when to say no. */
  orderNo: string;
  changeId: string;
  until: Date;
}

/** A merchant hears of all that was announced lately, in one. */
export const tellAnnounced = async (
  ctx: Ctx,
  { merchantId, count, total, orderNo, changeId, until }: Announced,
) =>
  raiseMessage(ctx, {
    kind: 'cost.announced',
    userIds: await usersOf(ctx, merchantId),
    vars: {
      count: String(count),
      total,
      no: orderNo,
      until: toWire(until, ctx.tenant.zone).slice(0, 16),
    },
    busId: changeId,
  });

/** And of what was taken because nobody said no. */
export const tellDebited = async (ctx: Ctx, changes: readonly ChangeRow[]) => {
  const [first] = changes;
  if (!first) return;
  await raiseMessage(ctx, {
    kind: 'cost.debited',
    userIds: await usersOf(ctx, first.merchant_id),
    vars: { count: String(changes.length), no: first.order_no },
    busId: first.id,
  });
};
