import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { files } from '../../files/index.ts';

const atOnce = 200;

/**
 * Takes files that were given up out of the storage: the row first, since a link without its file is
 * worse than a file without its row. Whoever is stopped in between goes on with the same ones.
 */
export const removeGoneFiles = async (ctx: Ctx): Promise<number> => {
  let removed = 0;
  for (;;) {
    const { rows } = await sql<{ id: string }>`
      select give_up_files as id from alpaca.give_up_files(${atOnce})`.execute(ctx.db);
    const ids = rows.map(({ id }) => id);
    for (const id of ids) await files.remove(ctx, id);
    if (ids.length > 0) {
      await ctx.db
        .deleteFrom('gone_files')
        .where('tenant_id', '=', ctx.tenant.id)
        .where('file_id', 'in', ids)
        .execute();
    }
    removed += ids.length;
    if (!(await someWait(ctx))) return removed;
  }
};

const someWait = async (ctx: Ctx) =>
  (await ctx.db
    .selectFrom('gone_files')
    .where('tenant_id', '=', ctx.tenant.id)
    .select('file_id')
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Files on their way out, to be removed when what gave them up is committed. */
export const giveUpFiles = async (ctx: Ctx, ids: readonly string[]) => {
  if (ids.length === 0) return;
  await ctx.db
    .insertInto('gone_files')
    .values(ids.map((file_id) => ({ tenant_id: ctx.tenant.id, file_id })))
    .onConflict((c) => c.doNothing())
    .execute();
};
