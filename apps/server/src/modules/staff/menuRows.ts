import type { Ctx } from '../../platform/context.ts';

/** The whole menu of the tenant, in its order. */
export const menuRows = (ctx: Ctx) =>
  ctx.db
    .selectFrom('menus')
    .where('tenant_id', '=', ctx.tenant.id)
    .orderBy('sort')
    .select(['id', 'parent_id', 'type', 'key', 'name_zh', 'name_en', 'path', 'permission'])
    .select(['kinds', 'it_only', 'hidden'])
    .execute();

export type MenuRow = Awaited<ReturnType<typeof menuRows>>[number];

export const titleOf = (ctx: Ctx, row: { name_zh: string; name_en: string }) =>
  ctx.lang === 'en_US' ? row.name_en : row.name_zh;

/** What permissions are called, in the reader's language. */
export const titlesOf = async (ctx: Ctx): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await menuRows(ctx))
      .filter(({ permission }) => permission !== '')
      .map((row) => [row.permission, titleOf(ctx, row)]),
  );
