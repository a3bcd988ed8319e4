import {
  type Currency,
  type PriceRow,
  type RemoteArea,
  type Surcharge,
  toGrams,
  type ZonePlace,
} from '@alpaca/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { given, kg, price, priceText, toKg } from './figures.ts';

/** What a version consists of besides its terms. */
export interface Parts {
  zonePlaces: ZonePlace[];
  priceRows: PriceRow[];
  surcharges: Surcharge[];
}

const placesOf = async (ctx: Ctx, ids: readonly string[]) => {
  const rows = await ctx.db
    .selectFrom('zone_places')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('version_id', 'in', ids)
    .orderBy('version_id')
    .orderBy('line')
    .selectAll()
    .execute();
  return rows.map((row) => ({
    versionId: row.version_id,
    part: given({
      zone: row.zone,
      countryCode: row.country_code,
      postFrom: row.post_from || undefined,
      postTo: row.post_to || undefined,
    }) as ZonePlace,
  }));
};

const rowsOf = async (ctx: Ctx, ids: readonly string[]) => {
  const rows = await ctx.db
    .selectFrom('price_rows')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('version_id', 'in', ids)
    .orderBy('version_id')
    .orderBy('line')
    .selectAll()
    .execute();
  return rows.map((row) => ({
    versionId: row.version_id,
    part: given({
      zone: row.zone,
      goodsType: (row.goods_type || undefined) as PriceRow['goodsType'],
      fromKg: toKg(row.from_g),
      toKg: toKg(row.to_g),
      firstKg: kg(row.first_g),
      firstPrice: price(row.first_price),
      nextKg: kg(row.next_g),
      nextPrice: price(row.next_price),
      perKg: price(row.per_kg),
      perOrder: price(row.per_order),
      perBox: price(row.per_box),
      perCbm: price(row.per_cbm),
      minCharge: price(row.min_charge),
      stepKg: kg(row.step_g),
      minKg: kg(row.min_g),
      minBoxKg: kg(row.min_box_g),
    }) as PriceRow,
  }));
};

const surchargesOf = async (ctx: Ctx, ids: readonly string[]) => {
  const rows = await ctx.db
    .selectFrom('surcharges')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('version_id', 'in', ids)
    .orderBy('version_id')
    .orderBy('line')
    .selectAll()
    .execute();
  return rows.map((row) => ({
    versionId: row.version_id,
    part: given({
      code: row.code,
      expenseType: row.expense_type as Surcharge['expenseType'],
      nameZh: row.name_zh,
      nameEn: row.name_en,
      basis: row.basis as Surcharge['basis'],
      value: priceText(row.value),
      currency: (row.currency ?? undefined) as Currency | undefined,
      min: price(row.min),
      max: price(row.max),
      when: row.conditions as Surcharge['when'],
    }) as Surcharge,
  }));
};

/** The parts of some versions, by version. */
export const readParts = async (
  ctx: Ctx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Parts>> => {
  const all = new Map<string, Parts>(
    ids.map((id) => [id, { zonePlaces: [], priceRows: [], surcharges: [] }]),
  );
  if (ids.length === 0) return all;
  const [places, rows, surcharges] = await Promise.all([
    placesOf(ctx, ids),
    rowsOf(ctx, ids),
    surchargesOf(ctx, ids),
  ]);
  for (const { versionId, part } of places) all.get(versionId)?.zonePlaces.push(part);
  for (const { versionId, part } of rows) all.get(versionId)?.priceRows.push(part);
  for (const { versionId, part } of surcharges) all.get(versionId)?.surcharges.push(part);
  return all;
};

export const readAreas = async (ctx: Ctx, listIds: readonly string[]) => {
  const all = new Map<string, RemoteArea[]>(listIds.map((id) => [id, []]));
  if (listIds.length === 0) return all;
  const rows = await ctx.db
    .selectFrom('remote_areas')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('list_id', 'in', listIds)
    .orderBy('list_id')
    .orderBy('line')
    .selectAll()
    .execute();
  for (const row of rows) {
    all.get(row.list_id)?.push({
      countryCode: row.country_code as RemoteArea['countryCode'],
      postFrom: row.post_from,
      postTo: row.post_to,
      remoteType: row.remote_type,
    });
  }
  return all;
};

type Columns = Record<string, string | number | null | object>;

export const placeColumns = (place: ZonePlace): Columns => ({
  zone: place.zone,
  country_code: place.countryCode,
  post_from: place.postFrom ?? '',
  post_to: place.postTo ?? '',
});

const grams = (kg: number | undefined) => (kg === undefined ? null : toGrams(kg));

export const rowColumns = (row: PriceRow): Columns => ({
  zone: row.zone,
  goods_type: row.goodsType ?? '',
  from_g: toGrams(row.fromKg),
  to_g: toGrams(row.toKg),
  first_g: grams(row.firstKg),
  first_price: row.firstPrice ?? null,
  next_g: grams(row.nextKg),
  next_price: row.nextPrice ?? null,
  per_kg: row.perKg ?? null,
  per_order: row.perOrder ?? null,
  per_box: row.perBox ?? null,
  per_cbm: row.perCbm ?? null,
  min_charge: row.minCharge ?? null,
  step_g: grams(row.stepKg),
  min_g: grams(row.minKg),
  min_box_g: grams(row.minBoxKg),
});

const surchargeColumns = (surcharge: Surcharge): Columns => ({
  code: surcharge.code,
  expense_type: surcharge.expenseType,
  name_zh: surcharge.nameZh,
  name_en: surcharge.nameEn,
  basis: surcharge.basis,
  value: surcharge.value,
  currency: surcharge.currency ?? null,
  min: surcharge.min ?? null,
  max: surcharge.max ?? null,
  conditions: surcharge.when,
});

type PartTable = 'zone_places' | 'price_rows' | 'surcharges';
const counts = { zone_places: 'places', price_rows: 'rows', surcharges: 'surcharges' } as const;

const insert = (
  ctx: Ctx,
  table: PartTable,
  versionId: string,
  parts: readonly Columns[],
  after: number,
) => {
  const rows = parts.map((part, at) => ({
    tenant_id: ctx.tenant.id,
    version_id: versionId,
    line: after + at + 1,
    ...part,
  }));
  // Many rows go as one JSON value; its names are the table's.
  const columns = sql.join(Object.keys(rows[0] as object).map((name) => sql.ref(name)));
  return sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)},
      ${JSON.stringify(rows)}::jsonb)`.execute(ctx.db);
};

const of = (ctx: Ctx, versionId: string) =>
  sql`tenant_id = ${ctx.tenant.id} and version_id = ${versionId}`;

const recount = (ctx: Ctx, table: PartTable, versionId: string) =>
  sql`update price_versions set ${sql.ref(counts[table])} =
        (select count(*) from ${sql.table(table)} where ${of(ctx, versionId)})
      where tenant_id = ${ctx.tenant.id} and id = ${versionId}`.execute(ctx.db);

/** Puts these parts in place of all that there were. */
const replace = async (
  ctx: Ctx,
  table: PartTable,
  versionId: string,
  parts: readonly Columns[],
) => {
  await sql`delete from ${sql.table(table)} where ${of(ctx, versionId)}`.execute(ctx.db);
  if (parts.length > 0) await insert(ctx, table, versionId, parts, 0);
  await recount(ctx, table, versionId);
};

export const replacePlaces = (ctx: Ctx, versionId: string, places: readonly ZonePlace[]) =>
  replace(ctx, 'zone_places', versionId, places.map(placeColumns));

export const replaceRows = (ctx: Ctx, versionId: string, rows: readonly PriceRow[]) =>
  replace(ctx, 'price_rows', versionId, rows.map(rowColumns));

export const replaceSurcharges = (ctx: Ctx, versionId: string, surcharges: readonly Surcharge[]) =>
  replace(ctx, 'surcharges', versionId, surcharges.map(surchargeColumns));

const keys = {
  zone_places: ['country_code', 'post_from', 'post_to'],
  price_rows: ['zone', 'goods_type', 'from_g'],
} as const;

/** Adds parts after the others; one with the same key goes. */
export const mergeParts = async (
  ctx: Ctx,
  table: keyof typeof keys,
  versionId: string,
  parts: readonly Columns[],
) => {
  if (parts.length === 0) return;
  const key: RawBuilder<unknown> = sql.join(keys[table].map((name) => sql.ref(name)));
  await sql`delete from ${sql.table(table)} where ${of(ctx, versionId)} and (${key}) in
    (select ${key} from jsonb_populate_recordset(null::${sql.table(table)},
      ${JSON.stringify(parts)}::jsonb))`.execute(ctx.db);
  const { rows } = await sql<{ last: number }>`select coalesce(max(line), 0) as last
    from ${sql.table(table)} where ${of(ctx, versionId)}`.execute(ctx.db);
  await insert(ctx, table, versionId, parts, rows[0]?.last ?? 0);
  await recount(ctx, table, versionId);
};
