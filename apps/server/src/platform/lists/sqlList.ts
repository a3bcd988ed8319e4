import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../context.ts';
import { batchesById } from './batchesById.ts';
import type { Part } from './places.ts';

type Sql = RawBuilder<unknown>;

/** A list that people read by pages and exports read to its end. Its rows' ids are those of `id`. */
export const sqlList = <Row extends { id: string }>({
  columns,
  from,
  id,
}: {
  columns: Sql;
  from: Sql;
  id: Sql;
}) => ({
  page: async (ctx: Ctx, where: Sql, order: Sql, { limit, offset = 0 }: Part) => {
    const { rows } = await sql<Row & { total: number }>`
      select ${columns}, count(*) over ()::int as total from ${from}
      where ${where} order by ${order} limit ${limit} offset ${offset}`.execute(ctx.db);
    return rows;
  },
  batches: (ctx: Ctx, where: Sql, size: number) =>
    batchesById(size, async (after) => {
      const { rows } = await sql<Row>`
        select ${columns} from ${from} where ${where} and ${id} > ${after} order by ${id} limit ${size}`.execute(
        ctx.db,
      );
      return rows;
    }),
});
