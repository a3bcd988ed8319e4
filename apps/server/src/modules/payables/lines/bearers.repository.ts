import { type Currency, constants } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { latestByNumber } from '../../orders/index.ts';
import { exchangeRate } from '../../rates/index.ts';
import type { Bearer } from './shares.ts';

type Numbered = Bearer & { number: string };

/** Each number with the latest order that has it. */
const parcels = async (ctx: Ctx, numbers: readonly string[]): Promise<Numbered[]> => {
  const latest = await latestByNumber(ctx, numbers);
  const ids = [...new Set(latest.values())];
  const { rows } = await sql<{ id: string; merchant_id: string }>`
    select id, merchant_id from orders
    where tenant_id = ${ctx.tenant.id} and id = any(${ids}::uuid[])`.execute(ctx.db);
  const byId = new Map(rows.map((row) => [row.id, row.merchant_id]));
  return [...latest].flatMap(([number, orderId]) => {
    const merchantId = byId.get(orderId);
    // Who bears all of it bears it whatever it goes by.
    return merchantId
      ? [{ number, orderId, merchantId, weightG: 1n, pieces: 1, valueMinor: 1n }]
      : [];
  });
};

interface Packed extends Omit<Numbered, 'valueMinor'> {
  declared: string;
  currency: Currency;
}

/** What each is worth, as it was declared, in the tenant's currency; one without a rate counts one for one. */
const withValues = async (ctx: Ctx, rows: readonly Packed[]): Promise<Numbered[]> => {
  const rates = new Map<Currency, { num: bigint; den: bigint }>();
  for (const currency of new Set(rows.map(({ currency }) => currency))) {
    const rate = await exchangeRate(ctx, currency, constants.mainCurrency);
    rates.set(currency, rate ?? { num: 1n, den: 1n });
  }
  return rows.map(({ declared, currency, ...bearer }) => {
    const { num, den } = rates.get(currency) ?? { num: 1n, den: 1n };
    return { ...bearer, valueMinor: (BigInt(declared) * num) / den };
  });
};

/** What travels under a master bill, in a batch or in a bag. */
const packed = async (ctx: Ctx, numbers: readonly string[]): Promise<Numbered[]> => {
  const { rows } = await sql<Packed>`
    with asked as (select distinct unnest(${[...numbers]}::text[]) as number), under as (
      select a.number, g.id as bag_id from asked a
      join dispatch_batches b on b.tenant_id = ${ctx.tenant.id} and b.master_no = a.number and b.master_no <> ''
      join bags g on g.tenant_id = b.tenant_id and g.batch_id = b.id
      union
      select a.number, g.id from asked a
      join dispatch_batches b on b.tenant_id = ${ctx.tenant.id} and b.batch_no = upper(a.number)
      join bags g on g.tenant_id = b.tenant_id and g.batch_id = b.id
      union
      select a.number, g.id from asked a
      join bags g on g.tenant_id = ${ctx.tenant.id} and g.bag_no = upper(a.number)
    )
    select u.number, o.id as "orderId", o.merchant_id as "merchantId",
      coalesce(o.measured_g, o.weight_g) as "weightG", o.box_count as pieces,
      coalesce(o.form->>'declaredCurrency', '') as currency,
      (select coalesce(round(sum(coalesce((e->>'value')::numeric, 0) * coalesce((e->>'quantity')::numeric, 1)) * 100), 0)
        from jsonb_array_elements(o.form->'goods') e)::bigint::text as declared
    from (
      select distinct under.number, p.order_id from under
      join box_places p on p.tenant_id = ${ctx.tenant.id} and p.bag_id = under.bag_id
    ) u
    join orders o on o.tenant_id = ${ctx.tenant.id} and o.id = u.order_id`.execute(ctx.db);
  return withValues(ctx, rows);
};

/** Who bears what is billed under each number: one parcel, or all that travels under it. */
export const bearersOf = async (
  ctx: Ctx,
  numbers: readonly string[],
): Promise<Map<string, Bearer[]>> => {
  const wanted = [...new Set(numbers)];
  const one = await parcels(ctx, wanted);
  const known = new Set(one.map(({ number }) => number));
  const others = wanted.filter((number) => !known.has(number));
  const many = others.length > 0 ? await packed(ctx, others) : [];
  return Map.groupBy([...one, ...many], ({ number }) => number);
};
