import { listOrders } from '@alpaca/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepLongResult } from '../../../../../../scripts/results.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTx, singleQueries } from '../../../platform/db/tx.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { statusCounts } from './orderCounts.service.ts';
import { list } from './orderList.service.ts';
import { fillOrders, rareCount, rareName } from './ordersTestMany.ts';

const isLong = Boolean(process.env.ALPACA_LONG);
const many = Number(process.env.ALPACA_SCALE ?? (isLong ? 10_000_000 : 40_000));
const few = isLong ? 10_000 : 1_000;
const merchants = 200;
const rounds = 15;
/** Every draft has it, and nothing else. */
const commonSku = 'SKU-1';

interface Cell {
  app: TestApp;
  own: Ctx;
}
let small: Cell;
let large: Cell;

const openCell = async (count: number, of: number): Promise<Cell> => {
  const app = await testApp();
  const ctx = await app.ctxOf();
  const form = { goods: [{ sku: commonSku }] };
  const merchantId = await fillOrders(app, ctx.tenant.id, count, of, form);
  const own = { ...ctx, scope: 'merchant', merchantId } as const;
  return { app, own: { ...own, db: singleQueries(own) } };
};

beforeAll(async () => {
  small = await openCell(few, 1);
  large = await openCell(many, merchants);
}, 7_200_000);
afterAll(async () => {
  await small.app.stop();
  await large.app.stop();
});

const bigTables = ['orders', 'order_words', 'order_boxes', 'order_day_counts'];

interface Read {
  rows: number;
  wholeTables: number;
}
const readSoFar = async (ctx: Ctx): Promise<Read> => {
  const { rows } = await sql<Read>`
    select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::float8 as rows,
      sum(seq_scan)::float8 as "wholeTables"
    from pg_stat_xact_user_tables where relname = any(${bigTables}::text[])`.execute(ctx.db);
  return rows[0] as Read;
};

type Work = (ctx: Ctx) => Promise<unknown>;
const page = (body: Record<string, unknown>) => (ctx: Ctx) =>
  list(ctx, listOrders.body.parse(body) as Parameters<typeof list>[1]);

/** Where the page begins that lies so deep. */
const placeAt = async ({ own }: Cell, depth: number) => {
  const { rows } = await sql<{ after: string }>`
    select (extract(epoch from updated_at) * 1000000)::bigint || '.' || id as after from orders
    where tenant_id = ${own.tenant.id} and merchant_id = ${own.merchantId}
    order by id desc offset ${depth} limit 1`.execute(own.db);
  return rows[0]?.after;
};
const numberOf = async ({ own }: Cell) => {
  const { records } = await list(own, {
    sort: 'createTime',
    pageNo: 1,
    pageSize: 1,
  });
  return records[0]?.trackingNumber || (records[0]?.transactionOrderNo as string);
};

const works: readonly (readonly [string, (cell: Cell) => Promise<Work>])[] = [
  ['firstPage', async () => page({ pageSize: 20 })],
  ['aStatus', async () => page({ pageSize: 20, status: 'outWarehouse' })],
  ['byUpdate', async () => page({ pageSize: 20, sort: 'updateTime' })],
  [
    'deepPage',
    async (cell) => {
      const depth = cell === large ? many / 100 : few / 2;
      return page({ pageSize: 20, after: await placeAt(cell, depth) });
    },
  ],
  ['lastPage', async () => page({ pageSize: 20, after: 'last' })],
  ['statusCounts', async () => (ctx: Ctx) => statusCounts(ctx, {})],
  ['numberSearch', async (cell) => page({ keyword: await numberOf(cell) })],
  ['fragmentSearch', async () => page({ keyword: rareName, pageSize: 20 })],
  ['aSku', async () => page({ draftSku: commonSku, sort: 'createTime', pageSize: 100 })],
  ['noSuchSku', async () => page({ draftSku: 'SKU-2', sort: 'createTime', pageSize: 100 })],
];

describe.each(works)('%s', (name, workOf) => {
  test('reads no more of many orders than of few, and no table as a whole', async () => {
    for (const cell of [small, large]) {
      const work = await workOf(cell);
      const read = await inTx(cell.own, async (ctx) => {
        // The planner takes what it knows of the values only for the first few times.
        for (let at = 0; at < 6; at += 1) await work(ctx);
        const before = await readSoFar(ctx);
        await work(ctx);
        const after = await readSoFar(ctx);
        return {
          rows: after.rows - before.rows,
          wholeTables: after.wholeTables - before.wholeTables,
        };
      });
      expect(read.rows, name).toBeLessThanOrEqual(200);
      expect(read.wholeTables, name).toBe(0);
    }
  });
});

test('a fragment finds each of its orders', async () => {
  for (const { own } of [small, large]) {
    const { records, total } = (await page({ keyword: rareName, pageSize: 50 })(own)) as Awaited<
      ReturnType<typeof list>
    >;
    expect(total).toBe(rareCount);
    expect(records.every(({ consigneeName }) => consigneeName === rareName)).toBe(true);
  }
});

const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;
const msOf = async (work: Work, ctx: Ctx) => {
  const started = performance.now();
  await work(ctx);
  return performance.now() - started;
};

test.runIf(isLong)('many orders take no more than twice as long as few', async () => {
  const medians: Record<string, { fewMs: number; manyMs: number; ratio: number }> = {};
  for (const [name, workOf] of works) {
    const [ofFew, ofMany] = [await workOf(small), await workOf(large)];
    const times = { few: [] as number[], many: [] as number[] };
    for (let at = 0; at < rounds; at += 1) {
      times.few.push(await msOf(ofFew, small.own));
      times.many.push(await msOf(ofMany, large.own));
    }
    const [fewMs, manyMs] = [median(times.few), median(times.many)];
    const rounded = (value: number) => Number(value.toFixed(2));
    medians[name] = {
      fewMs: rounded(fewMs),
      manyMs: rounded(manyMs),
      ratio: rounded(manyMs / fewMs),
    };
  }
  console.log(JSON.stringify(medians));
  const facts = { few, many, merchants, ofOneMerchant: many / 10, rounds, goal: 2, medians };
  keepLongResult('order-list-scale', 'Lists of orders over many orders against few', facts);
  for (const [name, { ratio }] of Object.entries(medians)) {
    expect(ratio, name).toBeLessThanOrEqual(2);
  }
});
