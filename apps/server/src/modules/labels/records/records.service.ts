import {
  type addPrintRecords,
  type Parsed,
  type PrintOutcome,
  printOutcomes,
  type tellPrintOutcome,
} from '@alpaca/contract';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids.ts';
import { Refusal, refuse } from '../../../platform/refusal.ts';
import { lockForPrint, noteNotPrinted, notePrinted } from '../../orders/index.ts';
import { requirePrintable } from '../printable.ts';
import * as repo from './records.repository.ts';

type Asked = Parsed<typeof addPrintRecords>['body'];

const isLabel = ({ document }: { document: string }) => document === 'label';

const refuseAgain = (ctx: Ctx, before: readonly repo.LatestPrint[]): never => {
  const last = before.reduce((a, b) => (a.created_at > b.created_at ? a : b));
  const { user_name: userName, workstation, printer } = last;
  const time = toWire(last.created_at, ctx.tenant.zone);
  const where = [workstation, printer].filter(Boolean).join(' · ');
  throw new Refusal(
    'print.again',
    { count: before.length, by: userName, at: time, where },
    { printed: { orders: before.length, time, userName, workstation, printer } },
  );
};

const numbersOf = (orders: readonly { orderNo: string }[]) => ({
  count: orders.length,
  nos: orders
    .slice(0, 10)
    .map(({ orderNo }) => orderNo)
    .join(', '),
});

type Locked = Awaited<ReturnType<typeof lockForPrint>>;

const recordsOf = (asked: Asked, orders: Locked, latest: readonly repo.LatestPrint[]) => {
  const nths = new Map(latest.map((one) => [`${one.order_id} ${one.document}`, one.nth]));
  const merchantOf = new Map(orders.map(({ id, merchantId }) => [id, merchantId]));
  return asked.records.map((record) => {
    const { orderId, document, pages, copies } = record;
    const nth = (nths.get(`${orderId} ${document}`) ?? 0) + 1;
    const reason = isLabel(record) && nth > 1 ? (asked.reason ?? '') : '';
    const whose = { order_id: orderId, merchant_id: merchantOf.get(orderId) as string };
    return { id: newId(), ...whose, document, pages, copies, nth, reason };
  });
};

/** Writes down what is about to be printed; a label that is on paper already needs a reason. */
export const add = (ctx: Ctx, asked: Asked) =>
  inTx(ctx, async (ctx) => {
    const user = ctx.session ?? refuse('session.over');
    const orderIds = asked.records.map(({ orderId }) => orderId);
    const orders = await lockForPrint(ctx, orderIds);
    requirePrintable(ctx, orders);
    const latest = await repo.latestPrints(ctx, orderIds);
    const labelled = new Set(asked.records.filter(isLabel).map(({ orderId }) => orderId));
    const before = latest.filter((print) => isLabel(print) && labelled.has(print.order_id));
    if (before.length > 0 && !asked.reason) refuseAgain(ctx, before);
    const records = recordsOf(asked, orders, latest);
    await repo.insert(ctx, user, asked, records);
    await notePrinted(
      ctx,
      orders.filter(({ id }) => labelled.has(id)),
    );
    ctx.trail?.about(...orders.map(({ orderNo }) => orderNo));
    ctx.trail?.note(numbersOf(orders));
    return { ids: records.map(({ id }) => id) };
  });

const isAfter = (one: PrintOutcome, other: PrintOutcome) =>
  printOutcomes.indexOf(one) > printOutcomes.indexOf(other);

/**
 * What became of one's own prints. A word that comes late changes nothing. A label that failed is on no paper:
 * it is taken off its order's count, and the next print of it is no second one.
 */
export const tellOutcome = (ctx: Ctx, asked: Parsed<typeof tellPrintOutcome>['body']) =>
  inTx(ctx, async (ctx) => {
    const { userId } = ctx.session ?? refuse('session.over');
    const { outcome, message = '' } = asked;
    const ids = [...new Set(asked.ids)];
    const orderIds = await repo.orderIdsOf(ctx, userId, ids);
    if (orderIds.length === 0) refuse('print.notFound');
    // Orders before their records, as where they are printed.
    if (outcome === 'failed') await lockForPrint(ctx, orderIds);
    const records = await repo.lock(ctx, userId, ids);
    if (records.length < ids.length) refuse('print.notFound');
    const moved = records.filter((record) => isAfter(outcome, record.outcome));
    if (moved.length > 0) {
      await repo.setOutcome(
        ctx,
        moved.map(({ id }) => id),
        { outcome, message },
      );
    }
    if (outcome === 'failed') {
      await noteNotPrinted(
        ctx,
        moved
          .filter(isLabel)
          .map(({ order_id, merchant_id }) => ({ orderId: order_id, merchantId: merchant_id })),
      );
    }
    ctx.trail?.note({ count: moved.length });
    return null;
  });
