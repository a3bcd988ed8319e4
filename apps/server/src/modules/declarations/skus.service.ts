import type { editSku, listSkus, Parsed, SkuForm, SkuView } from '@alpaca/contract';
import { sql } from 'kysely';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import { ownMerchant } from '../../platform/ownMerchant.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Edited, saveRevision } from '../../platform/revisions/revisions.ts';
import { deleteKept, restoreKept, type Undoable } from '../../platform/undo/undo.ts';
import { requireChoosable } from '../dictionaries/index.ts';

const offered = 50;

const taken = (error: unknown): never => {
  if ((error as { code?: string }).code === '23505') return refuse('sku.taken');
  throw error;
};

const columns = (form: SkuForm) => ({
  sku: form.sku,
  goods_name: form.goodsName,
  goods_name_en: form.goodsNameEn,
  form: JSON.stringify(form),
});

const mine = (ctx: Ctx, keyword = '') =>
  ctx.db
    .selectFrom('skus')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', ownMerchant(ctx))
    // A merchant has hundreds of them, not millions: no index by piece.
    .$if(keyword !== '', (q) =>
      q.where(
        sql<boolean>`position(lower(${keyword}) in lower(sku || ' ' || goods_name || ' ' || goods_name_en)) > 0`,
      ),
    );

const edited = { kind: 'sku', table: 'skus', missing: 'sku.notFound' } as const satisfies Edited;

type Row = { id: string; revision: number; form: unknown; updated_at: Date };
const view = (ctx: Ctx, { id, revision, form, updated_at }: Row): SkuView => ({
  ...(form as SkuForm),
  id,
  revision,
  updateTime: toWire(updated_at, ctx.tenant.zone),
});

export const list = async (
  ctx: Ctx,
  { keyword, pageNo, pageSize }: Parsed<typeof listSkus>['query'],
) => {
  const [rows, { total }] = await Promise.all([
    mine(ctx, keyword)
      .orderBy('sku')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .select(['id', 'revision', 'form', 'updated_at'])
      .execute(),
    mine(ctx, keyword)
      .select((e) => e.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { records: rows.map((row) => view(ctx, row)), total: Number(total), pageNo, pageSize };
};

/** The ones changed last come first: they are what is shipped now. */
export const all = async (ctx: Ctx, keyword?: string) => {
  const rows = await mine(ctx, keyword)
    .orderBy('updated_at', 'desc')
    .limit(offered)
    .select(['id', 'revision', 'form', 'updated_at'])
    .execute();
  return rows.map((row) => view(ctx, row));
};

/** How these things are declared, by their SKU. */
export const bySku = async (ctx: Ctx, skus: readonly string[]) => {
  if (skus.length === 0) return new Map<string, SkuForm>();
  const rows = await mine(ctx)
    .where('sku', 'in', [...skus])
    .select(['sku', 'form'])
    .execute();
  return new Map(rows.map(({ sku, form }) => [sku, form as SkuForm]));
};

/** SKUs of the caller's by id; strangers' are not in it. */
export const skusById = async (ctx: Ctx, ids: readonly string[]) => {
  const rows = await mine(ctx)
    .where('id', 'in', [...new Set(ids)])
    .select(['id', 'form'])
    .execute();
  return new Map(rows.map(({ id, form }) => [id, form as SkuForm]));
};

const choicesOf = ({ cargoProperty }: SkuForm) => [
  { code: 'cargo_property', value: cargoProperty },
];

export const add = async (ctx: Ctx, form: SkuForm) => {
  await requireChoosable(ctx, choicesOf(form));
  const id = newId();
  await ctx.db
    .insertInto('skus')
    .values({ tenant_id: ctx.tenant.id, id, merchant_id: ownMerchant(ctx), ...columns(form) })
    .execute()
    .catch(taken);
  ctx.trail?.note({ sku: form.sku });
  return { id };
};

/** Adds many in one statement, in the caller's transaction; tells the places of those that are taken. */
export const addMany = async (ctx: Ctx, forms: readonly SkuForm[]): Promise<number[]> => {
  if (forms.length === 0) return [];
  const rows = forms.map((form) => ({ id: newId(), ...columns(form) }));
  const came = await ctx.db
    .insertInto('skus')
    .values(
      rows.map((row) => ({ tenant_id: ctx.tenant.id, merchant_id: ownMerchant(ctx), ...row })),
    )
    .onConflict((oc) => oc.columns(['tenant_id', 'merchant_id', 'sku']).doNothing())
    .returning('id')
    .execute();
  const ids = new Set(came.map(({ id }) => id));
  return rows.flatMap(({ id }, at) => (ids.has(id) ? [] : [at]));
};

export const edit = (ctx: Ctx, { id, revision, ...form }: Parsed<typeof editSku>['body']) =>
  inTx(ctx, async (ctx) => {
    const row =
      (await mine(ctx).where('id', '=', id).select('form').executeTakeFirst()) ??
      refuse('sku.notFound');
    const before = row.form as SkuForm;
    const saved = await saveRevision(ctx, edited, { id, revision, before, after: form });
    await requireChoosable(ctx, choicesOf(form), choicesOf(before));
    await ctx.db
      .updateTable('skus')
      .set({ ...columns(form), updated_at: sql<Date>`now()` })
      .where('tenant_id', '=', ctx.tenant.id)
      .where('id', '=', id)
      .execute()
      .catch(taken);
    ctx.trail?.note({ sku: form.sku });
    return saved;
  });

const undoable: Undoable = {
  ...edited,
  name: 'sku',
  inTheWay: sql`t.merchant_id = r.merchant_id and t.sku = r.sku`,
};

export const remove = (ctx: Ctx, ids: readonly string[]) =>
  inTx(ctx, async (ctx) => {
    const names = await deleteKept(ctx, undoable, ids);
    ctx.trail?.note({ count: names.length });
    return null;
  });

export const restore = (ctx: Ctx, ids: readonly string[]) =>
  inTx(ctx, async (ctx) => {
    const { done } = await restoreKept(ctx, undoable, { ids });
    ctx.trail?.note({ count: done.restored });
    return done;
  });
