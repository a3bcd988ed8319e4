import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { type Calendar, type DayHours, deadline, everyDay } from './workingDays.ts';

/** HH:mm of a time as the database tells it. */
export const shortTime = (time: string | null) => time?.slice(0, 5) ?? '';

/** The calendar of a warehouse; of none, every day of the tenant's. */
export const calendarOf = async (ctx: Ctx, warehouseId: string | null): Promise<Calendar> => {
  if (!warehouseId) return everyDay(ctx.tenant.zone);
  const [house, days] = await Promise.all([
    ctx.db
      .selectFrom('warehouses')
      .where('tenant_id', '=', ctx.tenant.id)
      .where('id', '=', warehouseId)
      .select(['zone', 'hours'])
      .executeTakeFirstOrThrow(),
    ctx.db
      .selectFrom('warehouse_days')
      .where('tenant_id', '=', ctx.tenant.id)
      .where('warehouse_id', '=', warehouseId)
      .select([sql<string>`day::text`.as('day'), 'opens', 'closes'])
      .execute(),
  ]);
  return {
    zone: house.zone,
    hours: house.hours as unknown as (DayHours | null)[],
    days: new Map(
      days.map(({ day, opens, closes }) => [
        day,
        opens ? { from: shortTime(opens), to: shortTime(closes) } : null,
      ]),
    ),
  };
};

/** When so many of a warehouse's working days are over. */
export const deadlineAt = async (
  ctx: Ctx,
  { warehouseId, from, days }: { warehouseId: string | null; from: Date; days: number },
): Promise<Date> => deadline(from, days, await calendarOf(ctx, warehouseId));
