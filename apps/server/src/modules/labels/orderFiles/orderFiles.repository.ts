import type { Insertable } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { refuse } from '../../../platform/refusal.ts';

/** The files of an order, the oldest first, with their names and who brought them. */
export const ofOrder = (ctx: Ctx, orderId: string) =>
  ctx.db
    .selectFrom('order_files as o')
    .innerJoin('files as f', (join) =>
      join.onRef('f.tenant_id', '=', 'o.tenant_id').onRef('f.id', '=', 'o.file_id'),
    )
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'o.tenant_id').onRef('u.id', '=', 'o.created_by'),
    )
    .where('o.tenant_id', '=', ctx.tenant.id)
    .where('o.order_id', '=', orderId)
    .orderBy('o.created_at')
    .orderBy('o.id')
    .select(['o.id', 'o.kind', 'o.line', 'o.printer', 'o.file_id', 'o.pages', 'o.created_at'])
    .select(['f.name', 'u.realname'])
    .execute();
export type OrderFileRow = Awaited<ReturnType<typeof ofOrder>>[number];

export const count = async (ctx: Ctx, orderId: string): Promise<number> => {
  const { count } = await ctx.db
    .selectFrom('order_files')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .select((s) => s.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const insert = (ctx: Ctx, file: Omit<Insertable<DB['order_files']>, 'tenant_id'>) =>
  ctx.db
    .insertInto('order_files')
    .values({ tenant_id: ctx.tenant.id, ...file })
    .execute();

export const find = async (ctx: Ctx, id: string) =>
  (await ctx.db
    .selectFrom('order_files')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .select(['order_id', 'file_id'])
    .executeTakeFirst()) ?? refuse('orderFile.notFound');
