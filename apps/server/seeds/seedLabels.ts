import type { LabelDesignForm } from '@alpaca/contract';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../src/platform/db/schema.gen.ts';
import { insertRows } from './insertRows.ts';
import type { TenantSeed } from './people.ts';
import { seedId } from './seedId.ts';

type Db = Kysely<DB>;

const standard: LabelDesignForm = {
  nameZh: '标准面单 100×150',
  nameEn: 'Standard 100×150',
  size: '100x150',
  fields: ['shipper', 'consigneePhone', 'productName', 'weight', 'boxNumber', 'orderNo'],
  marks: ['skuList', 'customerNo'],
  logo: true,
};
const small: LabelDesignForm = {
  nameZh: '小标 60×40',
  nameEn: 'Small 60×40',
  size: '60x40',
  fields: ['boxNumber'],
  marks: ['customerNo'],
  logo: false,
};

/** How the demo's own-line labels may look, by tenant. */
const designs: Readonly<Record<string, readonly LabelDesignForm[]>> = {
  yunling: [standard, small],
  haituo: [standard],
};

const seedDesigns = (db: Db, tenantId: string, code: string) =>
  insertRows(
    db,
    'label_designs',
    (designs[code] ?? []).map((design, at) => ({
      tenant_id: tenantId,
      id: seedId(`${tenantId}/labelDesign/${design.size}`),
      name_zh: design.nameZh,
      name_en: design.nameEn,
      size: design.size,
      fields: [...design.fields],
      marks: [...design.marks],
      logo: design.logo,
      // In this order in the list.
      created_at: new Date(Date.UTC(2026, 0, 1, 0, at)),
    })),
  );

interface Printable {
  id: string;
  merchant_id: string;
  status: string;
  box_count: number;
  booked_at: Date;
  user_id: string;
  realname: string;
}

/** Orders whose label somebody has put on paper: all that left, and most of those that wait. */
const printedOrders = async (db: Db, tenantId: string) => {
  const { rows } = await sql<Printable>`
    select o.id, o.merchant_id, o.status, o.box_count, o.booked_at, u.id as user_id, u.realname
    from orders o join users u on u.tenant_id = o.tenant_id and u.id = o.created_by
    where o.tenant_id = ${tenantId} and o.label = 'ready' and o.booked_at is not null
      and o.status in ('generated', 'inWarehouse', 'outWarehouse', 'delivered')
    order by o.id`.execute(db);
  return rows.filter(({ status }, at) => status !== 'generated' || at % 3 > 0);
};

const minute = 60_000;

/** One in forty failed at first, one in thirty was printed twice. */
const printsOf = (order: Printable, at: number) => {
  const failed = { outcome: 'failed', message: 'Out of paper', nth: 1, reason: '' };
  const printed = { outcome: 'printed', message: '', nth: 1, reason: '' };
  const again = { ...printed, nth: 2, reason: '面单打皱，重新打印' };
  return [
    ...(at % 40 === 7 ? [failed] : []),
    printed,
    ...(at % 30 === 11 && order.status !== 'generated' ? [again] : []),
  ];
};

const recordsOf = (tenantId: string, order: Printable, at: number) =>
  printsOf(order, at).map((print, step) => ({
    tenant_id: tenantId,
    id: seedId(`${order.id}/print/${step}`),
    merchant_id: order.merchant_id,
    order_id: order.id,
    user_id: order.user_id,
    user_name: order.realname,
    document: 'label',
    pages: order.box_count,
    copies: 1,
    workstation: `打包台 ${(at % 3) + 1}`,
    printer: at % 3 === 0 ? 'ZDesigner GK888t' : 'HPRT N41',
    client: at % 3 === 0 ? 'qz' : 'lodop',
    place: at % 4 === 0 ? 'scanPrint' : 'list',
    // Nothing of the demo lies in the future.
    created_at: new Date(
      Math.min(order.booked_at.getTime() + (step + 2) * minute, Date.now() - (3 - step) * 1000),
    ),
    ...print,
  }));

const atOnce = 250;

/** The print ledger of a demo that has none yet. */
const seedPrints = async (db: Db, tenantId: string) => {
  const known = await db
    .selectFrom('print_records')
    .where('tenant_id', '=', tenantId)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  const rows = (await printedOrders(db, tenantId)).flatMap((order, at) =>
    recordsOf(tenantId, order, at),
  );
  for (let from = 0; from < rows.length; from += atOnce) {
    await insertRows(db, 'print_records', rows.slice(from, from + atOnce));
  }
  await sql`update orders o set print_count = p.count
    from (select order_id, count(*) from print_records
      where tenant_id = ${tenantId} and outcome <> 'failed' group by order_id) p
    where o.tenant_id = ${tenantId} and o.id = p.order_id`.execute(db);
};

/** Designs to choose from, and who printed what. */
export const seedLabels = async (db: Db, tenantId: string, { code }: TenantSeed) => {
  await seedDesigns(db, tenantId, code);
  await sql`begin`.execute(db);
  await seedPrints(db, tenantId);
  await sql`commit`.execute(db);
};
