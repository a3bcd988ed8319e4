import type { addExchangeRate, Currency, ExchangeRateLine, Parsed } from '@alpaca/contract';
import { sql } from 'kysely';
import { fromWire, toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import { priceText } from './figures.ts';
import { changePrices } from './nodes.ts';

export const list = async (ctx: Ctx): Promise<ExchangeRateLine[]> => {
  const rows = await ctx.db
    .selectFrom('exchange_rates as r')
    .leftJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'r.tenant_id').onRef('u.id', '=', 'r.created_by'),
    )
    .where('r.tenant_id', '=', ctx.tenant.id)
    .orderBy('r.valid_from', 'desc')
    .orderBy('r.id', 'desc')
    .limit(500)
    .selectAll('r')
    .select('u.realname')
    .execute();
  const now = new Date();
  const current = new Set<string>();
  /** The latest first: of those whose time has come, the first of a pair is in force. */
  const timeOf = ({ from_currency, to_currency, valid_from }: (typeof rows)[number]) => {
    if (valid_from > now) return 'coming';
    const pair = `${from_currency} ${to_currency}`;
    if (current.has(pair)) return 'past';
    current.add(pair);
    return 'inForce';
  };
  return rows.map((row) => ({
    from: row.from_currency as Currency,
    to: row.to_currency as Currency,
    rate: priceText(row.rate),
    validFrom: toWire(row.valid_from, ctx.tenant.zone),
    time: timeOf(row),
    by: row.realname ?? '',
  }));
};

type Form = Parsed<typeof addExchangeRate>['body'];

/** From a moment on, now or later: what was exchanged before stays as it was. */
export const add = (ctx: Ctx, { from, to, rate, validFrom }: Form) =>
  changePrices(ctx, async (ctx) => {
    const now = new Date();
    const since = validFrom ? fromWire(validFrom, ctx.tenant.zone) : now;
    if (from === to || Number(rate) === 0 || since < now) refuse('exchangeRate.invalid');
    const added = await ctx.db
      .insertInto('exchange_rates')
      .values({
        tenant_id: ctx.tenant.id,
        id: newId(),
        from_currency: from,
        to_currency: to,
        rate,
        // The database's clock may be ahead of ours.
        valid_from: sql<Date>`greatest(${since}::timestamptz, now())`,
        created_by: ctx.session?.userId ?? null,
      })
      .onConflict((c) => c.doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows === 0n) refuse('exchangeRate.invalid');
    ctx.trail?.note({ from, to, rate });
    return null;
  });
