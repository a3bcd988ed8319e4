import type { Selectable } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Warehouses } from '../../platform/db/schema.gen.ts';
import { shortTime } from './calendar.service.ts';

/** What others have to know of a warehouse. */
export interface KnownWarehouse {
  id: string;
  code: string;
  nameZh: string;
  nameEn: string;
  /** In the caller's language. */
  name: string;
  countryCode: string;
  province: string;
  city: string;
  address: string;
  postCode: string;
  contact: string;
  phone: string;
  zone: string;
  isOpen: boolean;
}

const known = (ctx: Ctx, row: Selectable<Warehouses>): KnownWarehouse => ({
  id: row.id,
  code: row.code,
  nameZh: row.name_zh,
  nameEn: row.name_en,
  name: ctx.lang === 'en_US' ? row.name_en : row.name_zh,
  countryCode: row.country_code,
  province: row.province,
  city: row.city,
  address: row.address,
  postCode: row.post_code,
  contact: row.contact,
  phone: row.phone,
  zone: row.zone,
  isOpen: row.is_open,
});

const chosen = (ctx: Ctx) =>
  ctx.db.selectFrom('warehouses').where('tenant_id', '=', ctx.tenant.id).selectAll();

/** Warehouses by their ids; those that there are not are missing. */
export const warehousesOf = async (
  ctx: Ctx,
  ids: readonly string[],
): Promise<Map<string, KnownWarehouse>> => {
  if (ids.length === 0) return new Map();
  const rows = await chosen(ctx)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, known(ctx, row)]));
};

/** All that are open, by their codes. */
export const openWarehouses = async (ctx: Ctx): Promise<KnownWarehouse[]> => {
  const rows = await chosen(ctx).where('is_open', '=', true).orderBy('code').execute();
  return rows.map((row) => known(ctx, row));
};

export interface TakenLine {
  productId: string;
  warehouse: KnownWarehouse;
  /** HH:mm in the warehouse's zone: until then a parcel leaves on the same day. */
  cutOff: string;
}

/** Which open warehouses take these lines, and until when, by their codes. */
export const warehousesForLine = async (
  ctx: Ctx,
  productIds: readonly string[],
): Promise<TakenLine[]> => {
  if (productIds.length === 0) return [];
  const [houses, lines] = await Promise.all([
    openWarehouses(ctx),
    ctx.db
      .selectFrom('warehouse_lines')
      .where('tenant_id', '=', ctx.tenant.id)
      .where('product_id', 'in', [...new Set(productIds)])
      .selectAll()
      .execute(),
  ]);
  return houses.flatMap((warehouse) =>
    lines
      .filter(({ warehouse_id }) => warehouse_id === warehouse.id)
      .map(({ product_id, cut_off }) => ({
        productId: product_id,
        warehouse,
        cutOff: shortTime(cut_off),
      })),
  );
};
