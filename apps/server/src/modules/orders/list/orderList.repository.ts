import type { OrderSort } from '@alpaca/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { isRising, momentSql, type Part, type Place } from '../../../platform/lists/places.ts';
import type { OrderRow } from '../orders.repository.ts';
import { openForms } from '../sealedForm.ts';

export type ListedRow = OrderRow & {
  merchant_zh: string;
  merchant_en: string;
  merchant_code: string;
  us: bigint;
};

const isByUpdate = (sort: OrderSort) => sort.endsWith('updateTime');

/** Beyond a place in the list's direction, or before it where the list is walked from its end. */
export const beyond = (sort: OrderSort, place: Place, backwards = false): RawBuilder<unknown> => {
  const sign = isRising(sort, backwards) ? sql`>` : sql`<`;
  return isByUpdate(sort)
    ? sql`and (o.updated_at, o.id) ${sign} (${momentSql(place.us)}, ${place.id}::uuid)`
    : sql`and o.id ${sign} ${place.id}::uuid`;
};

export const inOrder = (sort: OrderSort, backwards = false): RawBuilder<unknown> => {
  const direction = isRising(sort, backwards) ? sql`asc` : sql`desc`;
  return isByUpdate(sort)
    ? sql`order by o.updated_at ${direction}, o.id ${direction}`
    : sql`order by o.id ${direction}`;
};

/** A page of orders; the merchants' names only of those that are shown. */
export const rows = async (
  ctx: Ctx,
  conditions: RawBuilder<unknown>,
  sort: OrderSort,
  { limit, offset = 0, after, fromEnd = false }: Part,
): Promise<ListedRow[]> => {
  const found = await sql<ListedRow>`
    select o.*, m.name_zh as merchant_zh, m.name_en as merchant_en, m.code as merchant_code,
      (extract(epoch from o.updated_at) * 1000000)::bigint as us
    from (
      select * from orders o where ${conditions} ${after ? beyond(sort, after) : sql``}
      ${inOrder(sort, fromEnd)} limit ${limit} offset ${offset}
    ) o
    join merchants m on m.tenant_id = o.tenant_id and m.merchant_id = o.merchant_id
    ${inOrder(sort)}`.execute(ctx.db);
  return openForms(ctx, found.rows);
};

export const countAtMost = async (ctx: Ctx, conditions: RawBuilder<unknown>, most: number) => {
  const counted = await sql<{ count: bigint }>`
    select count(*) from (select from orders o where ${conditions} limit ${most}) o`.execute(
    ctx.db,
  );
  return Number(counted.rows[0]?.count ?? 0n);
};

/** The id next to a place in the list, before or after it. */
export const nextTo = async (
  ctx: Ctx,
  conditions: RawBuilder<unknown>,
  sort: OrderSort,
  place: Place,
  backwards: boolean,
): Promise<string | null> => {
  const found = await sql<{ id: string }>`
    select o.id from orders o where ${conditions} ${beyond(sort, place, backwards)}
    ${inOrder(sort, backwards)} limit 1`.execute(ctx.db);
  return found.rows[0]?.id ?? null;
};
