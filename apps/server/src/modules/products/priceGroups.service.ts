import type { addPriceGroup, editPriceGroup, Parsed, PriceGroup } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Edited, saveRevision } from '../../platform/revisions/revisions.ts';
import {
  deleteKept,
  requireNotDeleted,
  restoreKept,
  type Undoable,
} from '../../platform/undo/undo.ts';

export { changePrices } from './nodes.ts';

export const requireMerchant = async (ctx: Ctx, id: string) =>
  (await ctx.db
    .selectFrom('merchants')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', id)
    .select(['code', 'price_group'])
    .executeTakeFirst()) ?? refuse('merchant.notFound');

const edited = {
  kind: 'priceGroup',
  table: 'price_groups',
  missing: 'priceGroup.notFound',
} as const satisfies Edited;
const undoable: Undoable = { ...edited, name: 'code', inTheWay: sql`t.code = r.code` };

const groups = (ctx: Ctx) =>
  ctx.db.selectFrom('price_groups').where('tenant_id', '=', ctx.tenant.id);

/** All groups by code, each with how many sheets are for it and how many merchants are in it. */
export const listGroups = async (ctx: Ctx): Promise<PriceGroup[]> => {
  const { rows } = await sql<PriceGroup>`
    select g.id, g.revision, g.code, g.name_zh as "nameZh", g.name_en as "nameEn",
      (select count(*)::int from price_sheets s where s.tenant_id = g.tenant_id
        and s.level = 'group' and s.group_code = g.code) as sheets,
      (select count(*)::int from merchants m where m.tenant_id = g.tenant_id
        and m.price_group = g.code) as merchants
    from price_groups g where g.tenant_id = ${ctx.tenant.id} order by g.code`.execute(ctx.db);
  return rows;
};

/** A slip of the keyboard makes no group; one that is asked for stays until the transaction ends. */
export const requireGroup = async (ctx: Ctx, code: string) => {
  if (code === '') return;
  const known = await groups(ctx).where('code', '=', code).select('id').forShare().execute();
  if (known.length === 0) refuse('priceGroup.unknown', { code });
};

export const addGroup = (ctx: Ctx, form: Parsed<typeof addPriceGroup>['body']) =>
  inTx(ctx, async (ctx) => {
    const { code, nameZh, nameEn } = form;
    const id = newId();
    const added = await ctx.db
      .insertInto('price_groups')
      .values({ tenant_id: ctx.tenant.id, id, code, name_zh: nameZh, name_en: nameEn })
      .onConflict((on) => on.doNothing())
      .returning('id')
      .execute();
    if (added.length === 0) refuse('priceGroup.taken');
    ctx.trail?.note({ code });
    return { id };
  });

export const editGroup = (ctx: Ctx, body: Parsed<typeof editPriceGroup>['body']) =>
  inTx(ctx, async (ctx) => {
    const { id, revision, ...after } = body;
    const row = await groups(ctx).where('id', '=', id).selectAll().executeTakeFirst();
    const { code, name_zh: nameZh, name_en: nameEn } = row ?? refuse('priceGroup.notFound');
    const before = { nameZh, nameEn };
    const saved = await saveRevision(ctx, edited, { id, revision, before, after });
    await ctx.db
      .updateTable('price_groups')
      .set({ name_zh: after.nameZh, name_en: after.nameEn })
      .where('tenant_id', '=', ctx.tenant.id)
      .where('id', '=', id)
      .execute();
    ctx.trail?.note({ code });
    return saved;
  });

export const removeGroup = (ctx: Ctx, id: string) =>
  inTx(ctx, async (ctx) => {
    await requireNotDeleted(ctx, undoable, [id]);
    // Held, so that no sheet begins to be for it meanwhile.
    const row = await groups(ctx)
      .where('id', '=', id)
      .select('code')
      .forUpdate()
      .executeTakeFirst();
    const { code } = row ?? refuse('priceGroup.notFound');
    const { rows: waiting } = await sql`
      select from approvals where tenant_id = ${ctx.tenant.id} and kind = 'priceGroup'
        and state = 'waiting' and wanted->>'group' = ${code} limit 1`.execute(ctx.db);
    const group = (await listGroups(ctx)).find((one) => one.id === id);
    if (waiting.length > 0 || group?.sheets || group?.merchants) refuse('priceGroup.used');
    await deleteKept(ctx, undoable, [id]);
    ctx.trail?.note({ code });
    return null;
  });

export const restoreGroup = (ctx: Ctx, id: string) =>
  inTx(ctx, async (ctx) => {
    const { names, done } = await restoreKept(ctx, undoable, { ids: [id] });
    ctx.trail?.note({ code: names[0] ?? '' });
    return done;
  });
