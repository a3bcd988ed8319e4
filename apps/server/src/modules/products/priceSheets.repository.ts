import type { listPriceSheets, Parsed, PriceSheetForm } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { countOf } from '../../platform/db/countOf.ts';
import { onPage } from '../../platform/lists/onPage.ts';
import { refuse } from '../../platform/refusal.ts';

type Filter = Parsed<typeof listPriceSheets>['query'];

const all = (ctx: Ctx) =>
  ctx.db
    .selectFrom('price_sheets as s')
    .innerJoin('products as p', (join) =>
      join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.id', '=', 's.product_id'),
    )
    .leftJoin('merchants as m', (join) =>
      join.onRef('m.tenant_id', '=', 's.tenant_id').onRef('m.merchant_id', '=', 's.merchant_id'),
    )
    .where('s.tenant_id', '=', ctx.tenant.id);

const filtered = (ctx: Ctx, { keyword, productId, level }: Filter) =>
  all(ctx)
    .$if(productId !== undefined, (q) => q.where('s.product_id', '=', productId as string))
    .$if(level !== undefined, (q) => q.where('s.level', '=', level as string))
    .$if(Boolean(keyword), (q) =>
      q.where(
        sql<boolean>`strpos(lower(concat_ws(' ', s.code, s.group_code, p.code, p.name_zh, p.name_en,
          m.code, m.name_zh, m.name_en)), lower(${keyword})) > 0`,
      ),
    );

export const page = (ctx: Ctx, filter: Filter) =>
  filtered(ctx, filter)
    .orderBy('p.sort')
    .orderBy('p.code')
    .orderBy('s.level')
    .orderBy('s.code')
    .$call(onPage(filter))
    .selectAll('s')
    .select(['p.name_zh', 'p.name_en', 'm.name_zh as merchant_zh', 'm.name_en as merchant_en'])
    .execute();
export type SheetRow = Awaited<ReturnType<typeof page>>[number];

export const count = (ctx: Ctx, filter: Filter) => countOf(filtered(ctx, filter));

export const requireSheet = async (ctx: Ctx, id: string) =>
  (await all(ctx)
    .where('s.id', '=', id)
    .select(['s.id', 's.code', 's.product_id'])
    .executeTakeFirst()) ?? refuse('priceSheet.notFound');

/** False where its code, or whom it is for, is another sheet's. */
export const insert = async (ctx: Ctx, id: string, form: PriceSheetForm): Promise<boolean> => {
  const added = await ctx.db
    .insertInto('price_sheets')
    .values({
      tenant_id: ctx.tenant.id,
      id,
      code: form.code,
      product_id: form.productId,
      currency: form.currency,
      level: form.level,
      group_code: form.groupCode ?? '',
      merchant_id: form.merchantId ?? null,
    })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
};
