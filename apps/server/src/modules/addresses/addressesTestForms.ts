import type { Ctx } from '../../platform/context.ts';

/** A consignee that the contract accepts, but for what a test changes. */
export const consignee = (more: object = {}) => ({
  name: 'Marcus Test',
  countryCode: 'US',
  province: 'CA',
  city: 'San Jose',
  address1: '418 Larkspur Avenue',
  phone: '+1 408 555 0199',
  postCode: '95112',
  ...more,
});

export const shipper = (more: object = {}) => ({
  ...consignee(),
  name: '坂田仓',
  countryCode: 'CN',
  province: '广东省',
  city: '深圳市',
  area: '龙岗区',
  address1: '云岭路 18 号',
  phone: '13800000001',
  postCode: '518129',
  ...more,
});

export const merchantOf = async ({ db, tenant }: Ctx, code: string): Promise<string> => {
  const row = await db
    .selectFrom('merchants')
    .where('tenant_id', '=', tenant.id)
    .where('code', '=', code)
    .select('merchant_id')
    .executeTakeFirstOrThrow();
  return row.merchant_id;
};
