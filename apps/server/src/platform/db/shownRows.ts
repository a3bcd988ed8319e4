import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Ctx } from '../context.ts';
import { newId } from '../ids.ts';
import type { DB } from './schema.gen.ts';

// What a tenant shows or hides, in the order it was added. These tables have in common what is asked
// for here, which the types of one of them stand for.

type Table = 'adverts' | 'bank_infos' | 'payment_codes';
type Own = 'id' | 'tenant_id' | 'sort';

const query = (ctx: Ctx, table: Table) =>
  ctx.db
    .selectFrom(table as 'adverts')
    .where('tenant_id', '=', ctx.tenant.id)
    .selectAll();

/** Those that are shown first. */
export const all = async <T extends Table>(ctx: Ctx, table: T): Promise<Selectable<DB[T]>[]> => {
  const inOrder = query(ctx, table).orderBy('is_shown', 'desc').orderBy('sort').orderBy('id');
  return (await inOrder.execute()) as unknown as Selectable<DB[T]>[];
};

export const find = async <T extends Table>(ctx: Ctx, table: T, id: string) => {
  const row = await query(ctx, table).where('id', '=', id).executeTakeFirst();
  return row as unknown as Selectable<DB[T]> | undefined;
};

/** Behind all others. */
export const add = async <T extends Table>(
  ctx: Ctx,
  table: T,
  row: Omit<Insertable<DB[T]>, Own>,
) => {
  const id = newId();
  const { length } = await query(ctx, table).execute();
  const whole = { ...row, tenant_id: ctx.tenant.id, id, sort: length };
  await ctx.db
    .insertInto(table as 'adverts')
    .values(whole as unknown as Insertable<DB['adverts']>)
    .execute();
  return { id };
};

export const set = <T extends Table>(ctx: Ctx, table: T, id: string, row: Updateable<DB[T]>) =>
  ctx.db
    .updateTable(table as 'adverts')
    .set(row as unknown as Updateable<DB['adverts']>)
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .execute();
