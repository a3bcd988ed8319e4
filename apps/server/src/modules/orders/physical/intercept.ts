import type { Ctx } from '../../../platform/context.ts';
import type { OrderRow } from '../orders.repository.ts';
import { moveBoxes } from './places.ts';
import { addReason } from './reasons.ts';
import { takeStep } from './takeStep.ts';
import { reasonNow } from './withhold.ts';

/** A merchant wants a parcel back: what is here is put aside at once, receiving obeys for the rest. */
export const interceptOrder = async (ctx: Ctx, order: OrderRow, note: string) => {
  const isHere = order.status === 'inWarehouse';
  await takeStep(ctx, order, 'intercept', {
    actor: 'merchant',
    values: { intercept_note: note, ...(isHere && { open_reasons: order.open_reasons + 1 }) },
    detail: { note },
  });
  if (!isHere) return;
  await addReason(ctx, order, await reasonNow(ctx, order.warehouse_id, 'intercepted', note));
  await moveBoxes(ctx, order.id, 'withheld');
};

/** The wish is taken back before anybody obeyed it. */
export const letOrderGoOn = (ctx: Ctx, order: OrderRow) =>
  takeStep(ctx, order, 'letGoOn', { actor: 'merchant', values: { intercept_note: '' } });
