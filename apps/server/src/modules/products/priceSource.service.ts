import type { Currency, DutyTerms, LabelPlace, RatedTerms } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { byKey } from '../../platform/db/statements.ts';
import { priceText } from './figures.ts';
import { readAreas, readParts } from './versionParts.repository.ts';

/** What is live about a product, whatever its prices were when. */
export interface PricedProduct {
  id: string;
  code: string;
  nameZh: string;
  nameEn: string;
  channelZh: string;
  channelEn: string;
  isOnSale: boolean;
  transitDaysMin: number;
  transitDaysMax: number;
  voidHours: number;
  returnHandling: string;
  returnFee: string;
  /** None: from anywhere. */
  origins: readonly string[];
  dutyTerms: DutyTerms | null;
  labelAt: LabelPlace;
  restrictionsZh: string;
  restrictionsEn: string;
}

/** All of the tenant's, in the order in which they are shown. */
export const readProducts = async (ctx: Ctx): Promise<PricedProduct[]> => {
  const rows = await ctx.db
    .selectFrom('products as p')
    .innerJoin('channels as c', (join) =>
      join.onRef('c.tenant_id', '=', 'p.tenant_id').onRef('c.id', '=', 'p.channel_id'),
    )
    .where('p.tenant_id', '=', ctx.tenant.id)
    .orderBy('p.sort')
    .orderBy('p.code')
    .selectAll('p')
    .select(['c.name_zh as channel_zh', 'c.name_en as channel_en'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    nameZh: row.name_zh,
    nameEn: row.name_en,
    channelZh: row.channel_zh,
    channelEn: row.channel_en,
    isOnSale: row.status === 'onSale',
    transitDaysMin: row.transit_days_min,
    transitDaysMax: row.transit_days_max,
    voidHours: row.void_hours,
    returnHandling: priceText(row.return_handling),
    returnFee: priceText(row.return_fee),
    origins: row.origins,
    dutyTerms: row.duty_terms as DutyTerms | null,
    labelAt: row.label_at as LabelPlace,
    restrictionsZh: row.restrictions_zh,
    restrictionsEn: row.restrictions_en,
  }));
};

export interface DatedVersion {
  id: string;
  versionNo: number;
  validFrom: Date;
}

/** A sheet with the version in force at a moment and those whose time is still to come. */
export interface DatedSheet {
  productId: string;
  /** '' for everyone's and a merchant's own. */
  groupCode: string;
  /** Earliest first. */
  versions: DatedVersion[];
}

/** The sheets of everyone and of groups, or those of one merchant. */
export const readSheets = async (
  ctx: Ctx,
  merchantId: string | null,
  at: Date,
): Promise<DatedSheet[]> => {
  const { rows } = await sql<{
    sheet_id: string;
    product_id: string;
    group_code: string;
    id: string;
    version_no: number;
    valid_from: Date;
  }>`
    select s.id as sheet_id, s.product_id, s.group_code, v.id, v.version_no, v.valid_from
    from price_sheets s join price_versions v on v.tenant_id = s.tenant_id and v.sheet_id = s.id
    where s.tenant_id = ${ctx.tenant.id} and s.merchant_id is not distinct from ${merchantId}::uuid
      and v.status = 'published'
      and (v.valid_from > ${at} or v.id = (
        select i.id from price_versions i
        where i.tenant_id = v.tenant_id and i.sheet_id = v.sheet_id and i.status = 'published'
          and i.valid_from <= ${at}
        order by i.valid_from desc, i.version_no desc limit 1))
    order by s.id, v.valid_from, v.version_no`.execute(ctx.db);
  const bySheet = Map.groupBy(rows, ({ sheet_id }) => sheet_id);
  return [...bySheet.values()].map((versions) => {
    const { product_id, group_code } = versions[0] as (typeof rows)[number];
    return {
      productId: product_id,
      groupCode: group_code,
      versions: versions.map(({ id, version_no, valid_from }) => ({
        id,
        versionNo: version_no,
        validFrom: valid_from,
      })),
    };
  });
};

export interface DatedRate {
  from: Currency;
  to: Currency;
  rate: string;
  validFrom: Date;
}

/** The rates of a moment, and those whose time is still to come. */
export const readRates = async (ctx: Ctx, at: Date): Promise<DatedRate[]> => {
  const { rows } = await sql<{ from: Currency; to: Currency; rate: string; valid_from: Date }>`
    ${byKey} select r.from_currency as from, r.to_currency as to, r.rate, r.valid_from
    from exchange_rates r
    where r.tenant_id = ${ctx.tenant.id} and (r.valid_from > ${at} or not exists (
      select from exchange_rates n
      where n.tenant_id = r.tenant_id and n.from_currency = r.from_currency
        and n.to_currency = r.to_currency and n.valid_from > r.valid_from
        and n.valid_from <= ${at}))
    order by r.valid_from`.execute(ctx.db);
  return rows.map(({ from, to, rate, valid_from }) => ({
    from,
    to,
    rate: priceText(rate),
    validFrom: valid_from,
  }));
};

/** What a merchant's prices depend on besides its own sheets. */
export const readBuyer = async (ctx: Ctx, merchantId: string) => {
  const row = await ctx.db
    .selectFrom('merchants')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', merchantId)
    .select(['activation_status', 'price_group'])
    .executeTakeFirst();
  return { isActive: row?.activation_status === 1, groupCode: row?.price_group ?? '' };
};

/** All that a version says, and what it is of. A draft has the terms that its product has now. */
export const readVersions = async (ctx: Ctx, ids: readonly string[]) => {
  const rows = await ctx.db
    .selectFrom('price_versions as v')
    .innerJoin('price_sheets as s', (join) =>
      join.onRef('s.tenant_id', '=', 'v.tenant_id').onRef('s.id', '=', 'v.sheet_id'),
    )
    .innerJoin('products as p', (join) =>
      join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.id', '=', 's.product_id'),
    )
    .where('v.tenant_id', '=', ctx.tenant.id)
    .where('v.id', 'in', ids)
    .select(['v.id', 'v.version_no', 'v.status', 'v.valid_from', 'v.remote_list_id'])
    .select(['s.product_id', 's.currency', sql<RatedTerms>`coalesce(v.terms, p.terms)`.as('terms')])
    .execute();
  const lists = new Set(rows.flatMap(({ remote_list_id }) => remote_list_id ?? []));
  const [parts, areas] = await Promise.all([readParts(ctx, ids), readAreas(ctx, [...lists])]);
  return rows.map((row) => ({
    id: row.id,
    versionNo: row.version_no,
    isDraft: row.status === 'draft',
    validFrom: row.valid_from,
    productId: row.product_id,
    remoteListId: row.remote_list_id,
    source: {
      currency: row.currency as Currency,
      terms: row.terms,
      remoteAreas: areas.get(row.remote_list_id ?? '') ?? [],
      zonePlaces: parts.get(row.id)?.zonePlaces ?? [],
      priceRows: parts.get(row.id)?.priceRows ?? [],
      surcharges: parts.get(row.id)?.surcharges ?? [],
    },
  }));
};
export type ReadVersion = Awaited<ReturnType<typeof readVersions>>[number];
