import { listOrders } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { statusCounts } from './orderCounts.service.ts';
import { list } from './orderList.service.ts';
import { rareName } from './ordersTestMany.ts';

// What people ask of the list of orders, for tests of how it grows.

/** Every draft has it, and nothing else. */
export const commonSku = 'SKU-1';

export interface Asker {
  own: Ctx;
  /** How deep into the list it pages. */
  depth: number;
}

type Work = (ctx: Ctx) => Promise<unknown>;

export const page = (body: Record<string, unknown>) => (ctx: Ctx) =>
  list(ctx, listOrders.body.parse(body) as Parameters<typeof list>[1]);

/** Where the page begins that lies so deep. */
const placeAt = async ({ own, depth }: Asker) => {
  const { rows } = await sql<{ after: string }>`
    select (extract(epoch from updated_at) * 1000000)::bigint || '.' || id as after from orders
    where tenant_id = ${own.tenant.id} ${own.merchantId ? sql`and merchant_id = ${own.merchantId}` : sql``}
    order by id desc offset ${depth} limit 1`.execute(own.db);
  return rows[0]?.after;
};

const numberOf = async ({ own }: Asker) => {
  const { records } = await list(own, {
    sort: 'createTime',
    pageNo: 1,
    pageSize: 1,
  });
  return records[0]?.trackingNumber || (records[0]?.transactionOrderNo as string);
};

export const questions: readonly (readonly [string, (asker: Asker) => Promise<Work>])[] = [
  ['firstPage', async () => page({ pageSize: 20 })],
  ['aStatus', async () => page({ pageSize: 20, status: 'outWarehouse' })],
  ['byUpdate', async () => page({ pageSize: 20, sort: 'updateTime' })],
  ['deepPage', async (asker) => page({ pageSize: 20, after: await placeAt(asker) })],
  ['lastPage', async () => page({ pageSize: 20, after: 'last' })],
  ['statusCounts', async () => (ctx: Ctx) => statusCounts(ctx, {})],
  ['numberSearch', async (asker) => page({ keyword: await numberOf(asker) })],
  ['fragmentSearch', async () => page({ keyword: rareName, pageSize: 20 })],
  ['aSku', async () => page({ draftSku: commonSku, sort: 'createTime', pageSize: 100 })],
  ['noSuchSku', async () => page({ draftSku: 'SKU-2', sort: 'createTime', pageSize: 100 })],
];

export const msOf = async (work: Work, ctx: Ctx) => {
  const started = performance.now();
  await work(ctx);
  return performance.now() - started;
};

export const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;
