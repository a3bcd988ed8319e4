import type { OpenHours, SpecialDay, TakenLine, WarehouseForm } from '@alpaca/contract';
import { type Selectable, sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import type { Warehouses } from '../../../platform/db/schema.gen.ts';
import { refuse } from '../../../platform/refusal.ts';
import { shortTime } from '../calendar.service.ts';

export type HouseRow = Selectable<Warehouses>;

const taken = (error: unknown): never => {
  if ((error as { code?: string }).code === '23505') return refuse('warehouse.codeTaken');
  throw error;
};

const columns = (form: WarehouseForm) => ({
  code: form.code,
  name_zh: form.nameZh,
  name_en: form.nameEn,
  country_code: form.countryCode,
  province: form.province ?? '',
  city: form.city,
  address: form.address,
  post_code: form.postCode ?? '',
  contact: form.contact,
  phone: form.phone,
  zone: form.zone,
  hours: JSON.stringify(form.hours),
  is_open: form.isOpen,
});

const houses = (ctx: Ctx) =>
  ctx.db.selectFrom('warehouses').where('tenant_id', '=', ctx.tenant.id).selectAll();

/** Those that are open first. */
export const all = (ctx: Ctx): Promise<HouseRow[]> =>
  houses(ctx).orderBy('is_open', 'desc').orderBy('code').execute();

export const some = async (ctx: Ctx, ids: readonly string[]): Promise<HouseRow[]> =>
  ids.length === 0 ? [] : houses(ctx).where('id', 'in', ids).orderBy('code').execute();

export const find = async (ctx: Ctx, id: string): Promise<HouseRow> =>
  (await houses(ctx).where('id', '=', id).executeTakeFirst()) ?? refuse('warehouse.notFound');

export const lock = async (ctx: Ctx, id: string): Promise<HouseRow> =>
  (await houses(ctx).where('id', '=', id).forUpdate().executeTakeFirst()) ??
  refuse('warehouse.notFound');

export const insert = (ctx: Ctx, id: string, form: WarehouseForm) =>
  ctx.db
    .insertInto('warehouses')
    .values({ tenant_id: ctx.tenant.id, id, ...columns(form) })
    .execute()
    .catch(taken);

export const change = (ctx: Ctx, id: string, form: WarehouseForm) =>
  ctx.db
    .updateTable('warehouses')
    .set(columns(form))
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .execute()
    .catch(taken);

/** What belongs to a warehouse besides its own row. */
export interface HouseParts {
  days: SpecialDay[];
  lines: TakenLine[];
  staffIds: string[];
}

const hoursOf = (opens: string | null, closes: string | null): OpenHours | null =>
  opens === null ? null : { from: shortTime(opens), to: shortTime(closes) };

const ofHouse = (ctx: Ctx, id: string) => ({
  days: ctx.db
    .selectFrom('warehouse_days')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('warehouse_id', '=', id),
  lines: ctx.db
    .selectFrom('warehouse_lines')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('warehouse_id', '=', id),
  staff: ctx.db
    .selectFrom('warehouse_staff')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('warehouse_id', '=', id),
});

export const partsOf = async (ctx: Ctx, id: string): Promise<HouseParts> => {
  const parts = ofHouse(ctx, id);
  const [days, lines, staff] = await Promise.all([
    parts.days
      .orderBy('day')
      .select([sql<string>`day::text`.as('day'), 'name', 'opens', 'closes'])
      .execute(),
    parts.lines.orderBy('product_id').select(['product_id', 'cut_off']).execute(),
    parts.staff.orderBy('user_id').select('user_id').execute(),
  ]);
  return {
    days: days.map(({ day, name, opens, closes }) => ({
      day,
      name,
      hours: hoursOf(opens, closes),
    })),
    lines: lines.map(({ product_id, cut_off }) => ({
      productId: product_id,
      cutOff: shortTime(cut_off),
    })),
    staffIds: staff.map(({ user_id }) => user_id),
  };
};

/** Puts these in the place of what a warehouse had. */
export const replaceParts = async (ctx: Ctx, id: string, { days, lines, staffIds }: HouseParts) => {
  const whose = { tenant_id: ctx.tenant.id, warehouse_id: id };
  for (const table of ['warehouse_days', 'warehouse_lines', 'warehouse_staff'] as const) {
    await ctx.db
      .deleteFrom(table)
      .where('tenant_id', '=', ctx.tenant.id)
      .where('warehouse_id', '=', id)
      .execute();
  }
  const dayRows = days.map(({ day, name, hours }) => ({
    ...whose,
    day,
    name,
    opens: hours?.from ?? null,
    closes: hours?.to ?? null,
  }));
  const lineRows = lines.map(({ productId, cutOff }) => ({
    ...whose,
    product_id: productId,
    cut_off: cutOff,
  }));
  const staffRows = staffIds.map((user_id) => ({ ...whose, user_id }));
  if (dayRows.length > 0) await ctx.db.insertInto('warehouse_days').values(dayRows).execute();
  if (lineRows.length > 0) await ctx.db.insertInto('warehouse_lines').values(lineRows).execute();
  if (staffRows.length > 0) await ctx.db.insertInto('warehouse_staff').values(staffRows).execute();
};

/** How many lines and people each has, and how far its calendar goes. */
export const countsOf = async (ctx: Ctx) => {
  const { rows } = await sql<{
    id: string;
    lines: number;
    staff: number;
    days_until: string | null;
  }>`
    select w.id,
      (select count(*)::int from warehouse_lines l
       where l.tenant_id = w.tenant_id and l.warehouse_id = w.id) as lines,
      (select count(*)::int from warehouse_staff s
       where s.tenant_id = w.tenant_id and s.warehouse_id = w.id) as staff,
      (select max(day)::text from warehouse_days d
       where d.tenant_id = w.tenant_id and d.warehouse_id = w.id) as days_until
    from warehouses w where w.tenant_id = ${ctx.tenant.id}`.execute(ctx.db);
  return new Map(rows.map((row) => [row.id, row]));
};

/** All lines, and of which a warehouse takes parcels already. */
export const choosableLines = (ctx: Ctx) =>
  ctx.db
    .selectFrom('products')
    .where('tenant_id', '=', ctx.tenant.id)
    .orderBy('code')
    .select(['id', 'code', 'name_zh', 'name_en', 'status'])
    .select((s) =>
      s
        .exists(
          s
            .selectFrom('warehouse_lines as l')
            .whereRef('l.tenant_id', '=', 'products.tenant_id')
            .whereRef('l.product_id', '=', 'products.id')
            .select('l.product_id'),
        )
        .as('is_taken'),
    )
    .execute();

/** The tenant's own people who can sign in, and who of a warehouse's no longer can. */
export const choosableStaff = (ctx: Ctx) =>
  ctx.db
    .selectFrom('users')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('kind', '<>', 'merchant')
    .where((s) =>
      s.or([
        s('disabled_at', 'is', null),
        s.exists(
          s
            .selectFrom('warehouse_staff as w')
            .whereRef('w.tenant_id', '=', 'users.tenant_id')
            .whereRef('w.user_id', '=', 'users.id')
            .select('w.user_id'),
        ),
      ]),
    )
    .orderBy('username_key')
    .select(['id', 'username', 'realname', 'disabled_at'])
    .execute();

/** Refuses ids of lines or people that there are not. */
export const requireKnown = async (ctx: Ctx, { lines, staffIds }: HouseParts) => {
  const [products, people] = await Promise.all([choosableLines(ctx), staffOf(ctx, staffIds)]);
  const known = new Set(products.map(({ id }) => id));
  if (lines.some(({ productId }) => !known.has(productId))) refuse('product.notFound');
  if (people.length < staffIds.length) refuse('user.notFound');
};

// Who was disabled since may stay where they were: the form still holds them.
const staffOf = async (ctx: Ctx, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : ctx.db
        .selectFrom('users')
        .where('tenant_id', '=', ctx.tenant.id)
        .where('kind', '<>', 'merchant')
        .where('id', 'in', ids)
        .select('id')
        .execute();
