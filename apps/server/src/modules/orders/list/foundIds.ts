import type { OrderExportFilter } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { conditionsOf } from './filterConditions.ts';

/** Of what a filter finds the ids, the oldest first: as they were made, so they are packed. */
export const foundIds = async (
  ctx: Ctx,
  filter: OrderExportFilter,
  most: number,
): Promise<string[]> => {
  const here = await conditionsOf(ctx, filter);
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o where ${here} order by o.id limit ${most}`.execute(ctx.db);
  return rows.map(({ id }) => id);
};
