import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import type { TestApp } from '../../testing/app.ts';

interface Made {
  /** Another each time unless named. */
  code?: string;
  zone?: string;
  hours?: readonly ({ from: string; to: string } | null)[];
  isOpen?: boolean;
  /** The lines it takes, all until the same hour. */
  productIds?: readonly string[];
  cutOff?: string;
  staffIds?: readonly string[];
}

const day = { from: '09:00', to: '18:00' };
/** Monday to Saturday. */
export const week = [day, day, day, day, day, day, null];

/** Puts people of the staff into a warehouse. */
export const addStaff = async (ctx: Ctx, warehouseId: string, userIds: readonly string[]) => {
  if (userIds.length === 0) return;
  const rows = userIds.map((user_id) => ({
    tenant_id: ctx.tenant.id,
    warehouse_id: warehouseId,
    user_id,
  }));
  await ctx.db
    .insertInto('warehouse_staff')
    .values(rows)
    .onConflict((on) => on.doNothing())
    .execute();
};

/** Lets a warehouse take lines. */
export const addLines = async (
  ctx: Ctx,
  warehouseId: string,
  productIds: readonly string[],
  cutOff = '17:00',
) => {
  if (productIds.length === 0) return;
  const rows = productIds.map((product_id) => ({
    tenant_id: ctx.tenant.id,
    warehouse_id: warehouseId,
    product_id,
    cut_off: cutOff,
  }));
  await ctx.db
    .insertInto('warehouse_lines')
    .values(rows)
    .onConflict((on) => on.doNothing())
    .execute();
};

/** A warehouse with its lines and staff, past all calls. The ctx is the tenant's, not a merchant's. */
export const makeWarehouse = async (ctx: Ctx, of: Made = {}): Promise<string> => {
  const id = newId();
  const code = of.code ?? `W${id.slice(-8).toUpperCase()}`;
  await ctx.db
    .insertInto('warehouses')
    .values({
      tenant_id: ctx.tenant.id,
      id,
      code,
      name_zh: `仓库 ${code}`,
      name_en: `Warehouse ${code}`,
      country_code: 'CN',
      province: '广东省',
      city: '深圳市',
      address: '测试路 1 号',
      contact: '仓管',
      phone: '13800000000',
      zone: of.zone ?? 'Asia/Shanghai',
      hours: JSON.stringify(of.hours ?? week),
      is_open: of.isOpen ?? true,
    })
    .execute();
  await addLines(ctx, id, of.productIds ?? [], of.cutOff);
  await addStaff(ctx, id, of.staffIds ?? []);
  return id;
};

/** A warehouse in which the named people of the demo tenant work. */
export const openWarehouse = async (
  app: TestApp,
  { staff = ['yunling-op'], ...of }: Omit<Made, 'staffIds'> & { staff?: readonly string[] } = {},
): Promise<string> =>
  makeWarehouse(await app.ctxOf(), { ...of, staffIds: staff.map((name) => app.userId(name)) });
