import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepLongResult } from '../../../../../../scripts/results.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTx, singleQueries } from '../../../platform/db/tx.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import type { list } from './orderList.service.ts';
import { fillOrders, rareCount, rareName } from './ordersTestMany.ts';
import { type Asker, commonSku, median, msOf, page, questions } from './ordersTestQuestions.ts';

const isLong = Boolean(process.env.ALPACA_LONG);
const many = Number(process.env.ALPACA_SCALE ?? (isLong ? 10_000_000 : 40_000));
const few = isLong ? 10_000 : 1_000;
const merchants = 200;
const rounds = 15;

interface Cell extends Asker {
  app: TestApp;
}
let small: Cell;
let large: Cell;

const openCell = async (count: number, of: number): Promise<Cell> => {
  const app = await testApp();
  const ctx = await app.ctxOf();
  const form = { goods: [{ sku: commonSku }] };
  const merchantId = await fillOrders(app.database, ctx.tenant.id, count, of, form);
  const own = { ...ctx, scope: 'merchant', merchantId } as const;
  const depth = of > 1 ? count / 100 : count / 2;
  return { app, own: { ...own, db: singleQueries(own) }, depth };
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

describe.each(questions)('%s', (name, workOf) => {
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

test.runIf(isLong)('many orders take no more than twice as long as few', async () => {
  const medians: Record<string, { fewMs: number; manyMs: number; ratio: number }> = {};
  for (const [name, workOf] of questions) {
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
