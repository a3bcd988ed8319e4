import type { Ctx } from '../../../platform/context.ts';
import { settingsOf } from '../../system/index.ts';
import { deadlineAt } from '../../warehouses/index.ts';

/** When a change that is announced now is debited, by the tenant's notice days. */
export const dueByNotice = async (ctx: Ctx, warehouseId: string | null): Promise<Date> => {
  const { costNoticeDays } = await settingsOf(ctx, 'costNoticeDays');
  return deadlineAt(ctx, { warehouseId, from: new Date(), days: costNoticeDays });
};
