import type { listOpsProducts, Parsed, ProductForm } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { countOf } from '../../platform/db/countOf.ts';
import { onPage } from '../../platform/lists/onPage.ts';
import { refuse } from '../../platform/refusal.ts';
import { codeTakenIn } from './codeTaken.ts';

type Filter = Parsed<typeof listOpsProducts>['query'];

const all = (ctx: Ctx) =>
  ctx.db
    .selectFrom('products as p')
    .innerJoin('channels as c', (join) =>
      join.onRef('c.tenant_id', '=', 'p.tenant_id').onRef('c.id', '=', 'p.channel_id'),
    )
    .where('p.tenant_id', '=', ctx.tenant.id);

const filtered = (ctx: Ctx, { status, keyword }: Filter) =>
  all(ctx)
    .$if(status !== undefined, (q) => q.where('p.status', '=', status as string))
    .$if(Boolean(keyword), (q) =>
      q.where(
        sql<boolean>`strpos(lower(p.code || ' ' || p.name_zh || ' ' || p.name_en), lower(${keyword})) > 0`,
      ),
    );

/** Whether any sheet's version in force was published with other terms. */
const termsPending = (at: Date) => sql<boolean>`exists (
  select from price_sheets s cross join lateral (
    select v.terms from price_versions v
    where v.tenant_id = s.tenant_id and v.sheet_id = s.id and v.status = 'published'
      and v.valid_from <= ${at}
    order by v.valid_from desc, v.version_no desc limit 1) v
  where s.tenant_id = p.tenant_id and s.product_id = p.id and v.terms <> p.terms)`;

const told = (query: ReturnType<typeof all>, at: Date) =>
  query
    .selectAll('p')
    .select(['c.name_zh as channel_zh', 'c.name_en as channel_en'])
    .select(termsPending(at).as('terms_pending'))
    .select((e) =>
      e
        .selectFrom('price_sheets as s')
        .whereRef('s.tenant_id', '=', 'p.tenant_id')
        .whereRef('s.product_id', '=', 'p.id')
        .select((s) => s.fn.countAll<bigint>().as('count'))
        .as('sheet_count'),
    );

export const page = (ctx: Ctx, filter: Filter, at: Date) =>
  told(filtered(ctx, filter), at)
    .orderBy('p.sort')
    .orderBy('p.code')
    .$call(onPage(filter))
    .execute();
export type ProductRow = Awaited<ReturnType<typeof page>>[number];

export const count = (ctx: Ctx, filter: Filter) => countOf(filtered(ctx, filter));

export const find = async (ctx: Ctx, id: string, at: Date) =>
  (await told(all(ctx).where('p.id', '=', id), at).executeTakeFirst()) ??
  refuse('product.notFound');

export const lock = async (ctx: Ctx, id: string) =>
  (await ctx.db
    .selectFrom('products')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .forUpdate()
    .selectAll()
    .executeTakeFirst()) ?? refuse('product.notFound');

const columns = (form: ProductForm) => ({
  code: form.code,
  name_zh: form.nameZh,
  name_en: form.nameEn,
  channel_id: form.channelId,
  transit_days_min: form.transitDaysMin,
  transit_days_max: form.transitDaysMax,
  void_hours: form.voidHours,
  return_handling: form.returnHandling,
  return_fee: form.returnFee,
  origins: form.origins,
  duty_terms: form.dutyTerms,
  label_at: form.labelAt,
  print_set: JSON.stringify(form.printSet),
  restrictions_zh: form.restrictionsZh ?? '',
  restrictions_en: form.restrictionsEn ?? '',
  terms: JSON.stringify(form.terms),
});

/** False where the code is another product's. */
export const insert = async (ctx: Ctx, id: string, form: ProductForm): Promise<boolean> => {
  const added = await ctx.db
    .insertInto('products')
    .values({ tenant_id: ctx.tenant.id, id, ...columns(form) })
    .onConflict((c) => c.columns(['tenant_id', 'code']).doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
};

export const isCodeTaken = codeTakenIn('products');

const update = (ctx: Ctx, id: string) =>
  ctx.db.updateTable('products').where('tenant_id', '=', ctx.tenant.id).where('id', '=', id);

export const change = (ctx: Ctx, id: string, form: ProductForm) =>
  update(ctx, id).set(columns(form)).execute();

export const setStatus = (ctx: Ctx, id: string, status: string) =>
  update(ctx, id).set({ status }).execute();

export const hasPrice = async (ctx: Ctx, id: string, at: Date): Promise<boolean> =>
  (await ctx.db
    .selectFrom('price_versions as v')
    .innerJoin('price_sheets as s', (join) =>
      join.onRef('s.tenant_id', '=', 'v.tenant_id').onRef('s.id', '=', 'v.sheet_id'),
    )
    .where('v.tenant_id', '=', ctx.tenant.id)
    .where('s.product_id', '=', id)
    .where('v.status', '=', 'published')
    .where('v.valid_from', '<=', at)
    .limit(1)
    .select('v.id')
    .executeTakeFirst()) !== undefined;
