import { countedMost, type OrderExportFilter, severalNumbers } from '@alpaca/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { conditions, merchantMeant } from './orderFilter.ts';
import { numberedOrders } from './ordersByNumber.repository.ts';

const foundMost = countedMost + 1;

const idsOf = (orders: readonly { id: string }[]) => orders.map(({ id }) => id);

/** A whole number names its orders, and so do several; anything else is looked for in numbers and names. */
export const named = async (
  ctx: Ctx,
  keyword: string,
  merchantId: string | null,
  most = foundMost,
): Promise<string[]> => {
  const several = severalNumbers(keyword);
  const numbered = await numberedOrders(ctx, several ?? [keyword]);
  if (several || numbered.length > 0) return idsOf(numbered);
  // Looked up first: as a part of the query nobody would know how few they are.
  const { rows } = await sql<{ id: string }>`
    select id from alpaca.find_orders(${keyword}, ${merchantId}::uuid, ${most}) as id`.execute(
    ctx.db,
  );
  return idsOf(rows);
};

/** What a filter asks of orders, as conditions on `o`; numbers and keyword are looked up first. */
export const conditionsOf = async (
  ctx: Ctx,
  filter: OrderExportFilter,
): Promise<RawBuilder<unknown>> => {
  const { numbers, keyword } = filter;
  return conditions(ctx, filter, {
    numbers: numbers && idsOf(await numberedOrders(ctx, numbers)),
    keyword: keyword ? await named(ctx, keyword, merchantMeant(ctx, filter)) : undefined,
  });
};
