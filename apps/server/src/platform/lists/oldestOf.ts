import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../context.ts';

/** The earliest moment that rows tell, `from` with its conditions; null where there is none. */
export const oldestOf = async (
  ctx: Ctx,
  moment: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`select min(${moment}) as at from ${from}`.execute(
    ctx.db,
  );
  return rows[0]?.at ?? null;
};
