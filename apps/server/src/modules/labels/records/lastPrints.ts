import type { EarlierPrint } from '@alpaca/contract';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { latestPrints } from './records.repository.ts';

/** The last time that each order's label was put on paper. */
export const lastLabelPrints = async (
  ctx: Ctx,
  orderIds: readonly string[],
): Promise<Map<string, EarlierPrint>> => {
  const rows = await latestPrints(ctx, orderIds);
  return new Map(
    rows
      .filter(({ document }) => document === 'label')
      .map(({ order_id, created_at, user_name, workstation, printer }) => [
        order_id,
        { time: toWire(created_at, ctx.tenant.zone), userName: user_name, workstation, printer },
      ]),
  );
};
