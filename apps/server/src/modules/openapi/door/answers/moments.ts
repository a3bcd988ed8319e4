import type { Currency } from '@alpaca/contract';
import { isoOfWire } from '../../../../platform/clock/zone.ts';
import type { Ctx } from '../../../../platform/context.ts';

/** The wire's words for a moment as other systems read them. */
export const instant = ({ tenant }: Ctx, wire: string) => isoOfWire(wire, tenant.zone);

export const maybeInstant = (ctx: Ctx, wire: string | null) => wire && instant(ctx, wire);

export const money = (amount: string, currency: Currency) => ({ amount, currency });

export const maybeMoney = (amount: string | null, currency: Currency | null) =>
  amount === null || currency === null ? null : money(amount, currency);
