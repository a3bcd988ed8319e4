import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';

// Of six digits two would be alike once a month where there are a thousand a day.
const digits = 8;

/** What people call it: the tenant's day, and enough of the id to be the only one. */
export const numberOfDay = (ctx: Pick<Ctx, 'tenant'>, prefix: string, id: string) => {
  const day = toWire(new Date(), ctx.tenant.zone).slice(2, 10).replaceAll('-', '');
  return `${prefix}${day}${id.slice(-digits).toUpperCase()}`;
};
