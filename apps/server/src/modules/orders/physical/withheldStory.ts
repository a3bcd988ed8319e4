import type { WithholdReason } from '@alpaca/contract';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { words } from '../../../platform/i18n/i18n.ts';
import { tell } from '../../../platform/outbox/outbox.ts';
import { raiseMessage } from '../../announcements/index.ts';
import { staffWith, usersOf } from '../../auth/index.ts';
import { closeThread, openThread, sayAsSystem, setTurn } from '../../threads/index.ts';
import type { OrderRow } from '../orders.repository.ts';

// What people hear of a parcel that is withheld: the talk about it, and its merchant's bells. All of it in
// the transaction of what happened.

export type WithheldOrder = Pick<OrderRow, 'id' | 'merchant_id' | 'warehouse_id' | 'order_no'>;
export type ReasonOutcome = 'released' | 'paid' | 'returned' | 'destroyed' | 'lineChanged';
type Both = { zh: string; en: string };

const inBoth = (key: string): Both => ({ zh: words('zh_CN', key), en: words('en_US', key) });
const listed = (all: readonly Both[]): Both => ({
  zh: all.map(({ zh }) => zh).join('、'),
  en: all.map(({ en }) => en).join(', '),
});
const wordOf = (reason: string) => `withholdReason.${reason}`;
const minuteOf = (ctx: Ctx, time: Date) => toWire(time, ctx.tenant.zone).slice(0, 16);

/** Who of a merchant did not do it themselves. */
const othersOf = async (ctx: Ctx, merchantId: string) =>
  (await usersOf(ctx, merchantId)).filter((id) => id !== ctx.session?.userId);

type Kind =
  | 'parcel.withheld'
  | 'parcel.released'
  | 'parcel.deadlineNear'
  | 'parcel.overdue'
  | 'parcel.ended';

const raise = async (
  ctx: Ctx,
  kind: Kind,
  order: WithheldOrder,
  vars: Record<string, string | Both>,
) =>
  raiseMessage(ctx, {
    kind,
    userIds: await othersOf(ctx, order.merchant_id),
    vars: { no: order.order_no, ...vars },
    busId: order.id,
  });

/** Lists of those who look after withheld parcels look again. */
const tellStaff = async (ctx: Ctx) =>
  tell(ctx, { cmd: 'user', userIds: await staffWith(ctx, 'ops:withheld') });

// What only the warehouse can see to.
const staffsTurn: readonly WithholdReason[] = ['intercepted', 'carrierRefused'];

export interface ToldReason {
  reason: WithholdReason;
  note: string;
  deadline: Date;
}

/** It is put aside: the talk about it begins, and its merchant hears why and until when. */
export const tellWithheld = async (
  ctx: Ctx,
  order: WithheldOrder,
  { reason, note, deadline }: ToldReason,
) => {
  await openThread(ctx, {
    kind: 'withholding',
    subjectId: order.id,
    merchantId: order.merchant_id,
    title: order.order_no,
    turn: staffsTurn.includes(reason) ? 'staff' : 'merchant',
    dueAt: deadline,
  });
  const vars = { reason: { key: wordOf(reason) }, note };
  await sayAsSystem(ctx, 'withholding', order.id, { key: 'withheld', vars });
  const until = minuteOf(ctx, deadline);
  await raise(ctx, 'parcel.withheld', order, { reason: inBoth(wordOf(reason)), until });
  await tellStaff(ctx);
};

/** The same carrier said no once more. */
export const tellRefusedAgain = async (ctx: Ctx, order: WithheldOrder, note: string) => {
  await sayAsSystem(ctx, 'withholding', order.id, { key: 'refusedAgain', vars: { note } });
  await tellStaff(ctx);
};

interface Ended {
  outcome: ReasonOutcome;
  reasons: readonly string[];
  /** How many still withhold it. */
  left: number;
}

/** Some of its reasons are over; with the last of them the talk is too. */
export const tellEnded = async (
  ctx: Ctx,
  order: WithheldOrder,
  { outcome, reasons, left }: Ended,
) => {
  const said = reasons.map((reason) => ({ key: wordOf(reason) }));
  await sayAsSystem(ctx, 'withholding', order.id, {
    key: `ended.${outcome}`,
    vars: { reasons: said },
  });
  await tellStaff(ctx);
  if (left > 0) return;
  if (outcome === 'released' || outcome === 'paid') {
    await sayAsSystem(ctx, 'withholding', order.id, { key: 'goesOn' });
    const all = listed(reasons.map((reason) => inBoth(wordOf(reason))));
    await raise(ctx, 'parcel.released', order, { reasons: all });
  } else {
    await raise(ctx, 'parcel.ended', order, { outcome: inBoth(`withholdOutcome.${outcome}`) });
  }
  await closeThread(ctx, 'withholding', order.id);
};

type Default = 'return' | 'destroy' | 'stay';

/** Time is short: once, before the deadline. */
export const tellDeadlineNear = async (
  ctx: Ctx,
  order: WithheldOrder,
  { deadline, byDefault }: { deadline: Date; byDefault: Default },
) => {
  const fate = `withheldDefault.${byDefault}`;
  const until = minuteOf(ctx, deadline);
  const vars = { until, fate: { key: fate } };
  await sayAsSystem(ctx, 'withholding', order.id, { key: 'deadlineNear', vars });
  await raise(ctx, 'parcel.deadlineNear', order, { until, fate: inBoth(fate) });
};

/** Nobody decided in time, and nothing can be done by itself. */
export const tellOverdue = async (ctx: Ctx, order: WithheldOrder) => {
  await sayAsSystem(ctx, 'withholding', order.id, { key: 'overdue' });
  await setTurn(ctx, 'withholding', order.id, { turn: 'staff', dueAt: null });
  await raise(ctx, 'parcel.overdue', order, {});
  await tellStaff(ctx);
};
