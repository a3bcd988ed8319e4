import { sql } from 'kysely';
import type { Ctx } from '../../context.ts';
import type { Place } from '../sealing.ts';
import type { RowKey } from './dueRows.ts';

export interface Pass {
  oldest: string;
  after: RowKey | null;
  sealed: number;
  done: boolean;
  remaining: number;
}

/** How far each place of a tenant is. */
export const passesOf = async (ctx: Ctx): Promise<ReadonlyMap<string, Pass>> => {
  const rows = await ctx.db
    .selectFrom('sealing_passes')
    .where('tenant_id', '=', ctx.tenant.id)
    .selectAll()
    .execute();
  return new Map(
    rows.map((row) => [
      row.place,
      {
        oldest: row.oldest_key,
        after: row.after as RowKey | null,
        sealed: Number(row.sealed),
        done: row.done_at !== null,
        remaining: Number(row.remaining),
      },
    ]),
  );
};

/** Kept with the rows that it tells of, in one transaction. */
export const keepPass = (ctx: Ctx, place: Place, pass: Pass) => {
  const said = {
    oldest_key: pass.oldest,
    after: pass.after && JSON.stringify(pass.after),
    sealed: BigInt(pass.sealed),
    remaining: BigInt(pass.remaining),
    done_at: pass.done ? sql<Date>`now()` : null,
  };
  return ctx.db
    .insertInto('sealing_passes')
    .values({ tenant_id: ctx.tenant.id, place, ...said })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'place']).doUpdateSet(said))
    .execute();
};
