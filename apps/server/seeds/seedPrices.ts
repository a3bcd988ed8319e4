import { usualPrintSet } from '@alpaca/contract';
import { type Kysely, sql } from 'kysely';
import { replacePlaces, replaceRows, replaceSurcharges } from '../src/modules/products/index.ts';
import type { Ctx } from '../src/platform/context.ts';
import type { DB } from '../src/platform/db/schema.gen.ts';
import { insertRows } from './insertRows.ts';
import type { TenantSeed } from './people.ts';
import { prices } from './prices/index.ts';
import type { PricesSeed, ProductSeed, SheetSeed, VersionSeed } from './prices/types.ts';
import { seedId } from './seedId.ts';
import { momentOf } from './seedLedger.ts';

type Db = Kysely<DB>;

interface Into {
  db: Db;
  tenantId: string;
  /** Who published what the demo begins with. */
  operatorId: string;
}

const listId = ({ tenantId }: Into, code: string) => seedId(`${tenantId}/remoteList/${code}/1`);

const seedRemoteList = async (into: Into, { code, areas }: PricesSeed['remoteLists'][number]) => {
  const { db, tenantId } = into;
  const id = listId(into, code);
  const list = { tenant_id: tenantId, id, code, revision: 1, areas: areas.length };
  if (!(await insertRows(db, 'remote_lists', [list]))) return;
  await insertRows(
    db,
    'remote_areas',
    areas.map(({ countryCode, postFrom, postTo, remoteType }, at) => ({
      tenant_id: tenantId,
      list_id: id,
      line: at + 1,
      country_code: countryCode,
      post_from: postFrom,
      post_to: postTo,
      remote_type: remoteType,
    })),
  );
};

const seedVersion = async (into: Into, sheetId: string, version: VersionSeed, no: number) => {
  const { db, tenantId, operatorId } = into;
  const { daysAgo, note, remoteList, zonePlaces, priceRows, surcharges } = version;
  const id = seedId(`${sheetId}/version/${no}`);
  await insertRows(db, 'price_versions', [
    {
      tenant_id: tenantId,
      id,
      sheet_id: sheetId,
      version_no: no,
      note,
      remote_list_id: remoteList ? listId(into, remoteList) : null,
    },
  ]);
  const ctx = { db, tenant: { id: tenantId } } as Ctx;
  await replacePlaces(ctx, id, zonePlaces);
  await replaceRows(ctx, id, priceRows);
  await replaceSurcharges(ctx, id, surcharges);
  if (daysAgo === null) return;
  const since = momentOf(daysAgo, 8);
  await sql`update price_versions v set status = 'published', published_by = ${operatorId},
      valid_from = ${since}, published_at = ${since}, terms = p.terms
    from price_sheets s join products p on p.tenant_id = s.tenant_id and p.id = s.product_id
    where v.tenant_id = ${tenantId} and v.id = ${id}
      and s.tenant_id = v.tenant_id and s.id = v.sheet_id`.execute(db);
};

const groupNames: Readonly<Record<string, { zh: string; en: string }>> = {
  VIP: { zh: '重点商户', en: 'Key merchants' },
};

/** Before what names it: a sheet, or a merchant. */
const seedGroup = ({ db, tenantId }: Into, code: string) =>
  insertRows(db, 'price_groups', [
    {
      tenant_id: tenantId,
      id: seedId(`${tenantId}/priceGroup/${code}`),
      code,
      name_zh: groupNames[code]?.zh ?? code,
      name_en: groupNames[code]?.en ?? code,
    },
  ]);

const seedSheet = async (into: Into, productId: string, sheet: SheetSeed) => {
  const { db, tenantId } = into;
  const id = seedId(`${tenantId}/priceSheet/${sheet.code}`);
  if (sheet.groupCode) await seedGroup(into, sheet.groupCode);
  await insertRows(db, 'price_sheets', [
    {
      tenant_id: tenantId,
      id,
      code: sheet.code,
      product_id: productId,
      currency: sheet.currency,
      level: sheet.level,
      group_code: sheet.groupCode ?? '',
      merchant_id: sheet.merchantCode ? seedId(`${tenantId}/merchant/${sheet.merchantCode}`) : null,
    },
  ]);
  for (const [at, version] of sheet.versions.entries()) {
    await seedVersion(into, id, version, at + 1);
  }
};

const seedProduct = async (into: Into, product: ProductSeed, sort: number) => {
  const { db, tenantId } = into;
  const id = seedId(`${tenantId}/product/${product.code}`);
  const isNew = await insertRows(db, 'products', [
    {
      tenant_id: tenantId,
      id,
      code: product.code,
      name_zh: product.nameZh,
      name_en: product.nameEn,
      channel_id: seedId(`${tenantId}/channel/${product.channel}`),
      status: 'onSale',
      transit_days_min: product.transitDaysMin,
      transit_days_max: product.transitDaysMax,
      void_hours: product.voidHours,
      return_handling: product.returnHandling,
      return_fee: product.returnFee,
      origins: product.origins,
      duty_terms: product.dutyTerms,
      label_at: product.labelAt ?? 'merchant',
      print_set: JSON.stringify(product.printSet ?? usualPrintSet),
      restrictions_zh: product.restrictionsZh ?? '',
      restrictions_en: product.restrictionsEn ?? '',
      terms: JSON.stringify(product.terms),
      sort,
    },
  ]);
  if (!isNew) return;
  for (const sheet of product.sheets) await seedSheet(into, id, sheet);
};

const seedRates = ({ db, tenantId }: Into, { rates }: PricesSeed) =>
  insertRows(
    db,
    'exchange_rates',
    rates.map(({ from, to, rate, daysAgo }) => ({
      tenant_id: tenantId,
      id: seedId(`${tenantId}/rate/${from}${to}/${rate}`),
      from_currency: from,
      to_currency: to,
      rate,
      valid_from: momentOf(daysAgo, 8),
      created_at: momentOf(daysAgo, 8),
    })),
  );

/** Channels of a demo from before they had adapters get theirs. */
const seedAdapters = async ({ db, tenantId }: Into, { channels }: PricesSeed) => {
  for (const { code, adapter, settings } of channels) {
    await sql`update channels set adapter = ${adapter}, settings = ${JSON.stringify(settings)}
      where tenant_id = ${tenantId} and code = ${code} and adapter = 'own' and settings = '{}'`.execute(
      db,
    );
  }
};

/** Products of a demo from before they said where they start get theirs. */
const seedOrigins = async ({ db, tenantId }: Into, { products }: PricesSeed) => {
  for (const { code, origins, dutyTerms } of products) {
    await db
      .updateTable('products')
      .set({ origins, duty_terms: dutyTerms })
      .where('tenant_id', '=', tenantId)
      .where('code', '=', code)
      .where(sql<boolean>`origins = '{}'`)
      .where('duty_terms', 'is', null)
      .execute();
  }
};

const seedNumbers = ({ db, tenantId }: Into, { numberRanges }: PricesSeed) =>
  insertRows(
    db,
    'number_ranges',
    numberRanges.map(({ code, prefix, digits, next }) => ({
      tenant_id: tenantId,
      code,
      prefix,
      digits,
      next,
      last: 10 ** digits - 1,
    })),
  );

const seedGroups = async (into: Into, { groups }: PricesSeed) => {
  const { db, tenantId } = into;
  for (const [merchant, group] of Object.entries(groups)) {
    await seedGroup(into, group);
    await db
      .updateTable('merchants')
      .set({ price_group: group })
      .where('tenant_id', '=', tenantId)
      .where('merchant_id', '=', seedId(`${tenantId}/merchant/${merchant}`))
      .execute();
  }
};

const seedAll = async (into: Into, seed: PricesSeed) => {
  const { db, tenantId } = into;
  const areNew = await insertRows(
    db,
    'channels',
    seed.channels.map(({ code, nameZh, nameEn, carrier, adapter, settings }, sort) => ({
      tenant_id: tenantId,
      id: seedId(`${tenantId}/channel/${code}`),
      code,
      name_zh: nameZh,
      name_en: nameEn,
      carrier,
      adapter,
      settings: JSON.stringify(settings),
      sort,
    })),
  );
  await seedAdapters(into, seed);
  await seedNumbers(into, seed);
  if (areNew) await seedGroups(into, seed);
  await seedRates(into, seed);
  for (const list of seed.remoteLists) await seedRemoteList(into, list);
  for (const [sort, product] of seed.products.entries()) await seedProduct(into, product, sort);
  await seedOrigins(into, seed);
};

/** What a tenant sells and what it costs; all of it or nothing, so that a product is never half here. */
export const seedPrices = async (db: Db, tenantId: string, tenant: TenantSeed) => {
  const seed = prices.find(({ tenant: code }) => code === tenant.code);
  if (!seed) return;
  const operatorId = seedId(`${tenantId}/user/${tenant.operators[0]?.username}`);
  // The seeds have one connection.
  await sql`begin`.execute(db);
  await seedAll({ db, tenantId, operatorId }, seed);
  await sql`commit`.execute(db);
};
