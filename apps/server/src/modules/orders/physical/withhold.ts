import { type WithholdReason, withheldDefaults } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { settingsOf } from '../../system/index.ts';
import { deadlineAt } from '../../warehouses/index.ts';
import type { NewEvent, OrderRow } from '../orders.repository.ts';
import { moveBoxes } from './places.ts';
import { addReason, type NewReason } from './reasons.ts';
import { takeStep } from './takeStep.ts';

/** A reason with the tenant's time to decide, in the warehouse's working days, and what follows then. */
export const reasonNow = async (
  ctx: Ctx,
  warehouseId: string | null,
  reason: WithholdReason,
  note = '',
): Promise<NewReason> => {
  const { withheldDays, withheldDefault } = await settingsOf(
    ctx,
    'withheldDays',
    'withheldDefault',
  );
  const deadline = await deadlineAt(ctx, { warehouseId, from: new Date(), days: withheldDays });
  return { reason, note, deadline, byDefault: withheldDefaults[withheldDefault] ?? 'stay' };
};

/** Puts a locked order aside for a reason; the id of the reason, null where it stood already. */
export const withhold = async (
  ctx: Ctx,
  order: OrderRow,
  { reason, note = '' }: { reason: WithholdReason; note?: string },
  actor: NewEvent['actor'],
): Promise<{ order: OrderRow; reasonId: string | null }> => {
  const reasonId = await addReason(
    ctx,
    order,
    await reasonNow(ctx, order.warehouse_id, reason, note),
  );
  if (!reasonId) return { order, reasonId };
  const { order: aside } = await takeStep(ctx, order, 'withhold', {
    actor,
    values: { open_reasons: order.open_reasons + 1 },
    detail: { withheld: reason, note },
  });
  await moveBoxes(ctx, order.id, 'withheld');
  return { order: aside, reasonId };
};
