import type { Ctx } from '../context.ts';
import { toWire } from './zone.ts';

const dayMs = 86_400_000;

/** The tenant's day at a moment. */
export const todayOf = (ctx: Pick<Ctx, 'tenant'>, now: Date) =>
  toWire(now, ctx.tenant.zone).slice(0, 10);

/** Days are the tenant's, as YYYY-MM-DD: they are counted and compared, and no clock changes them. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
