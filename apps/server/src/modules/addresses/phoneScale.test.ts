import { ConsigneeForm } from '@alpaca/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Ctx } from '../../platform/context.ts';
import { singleQueries } from '../../platform/db/tx.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buffersOf } from '../../testing/buffers.ts';
import { openOwner } from '../../testing/owner.ts';
import { findPart, ownRowOf } from './addresses.repository.ts';
import { consignee } from './addressesTestForms.ts';
import { gramsFor, wantedBy } from './searchable.ts';

const many = 8_000;
let app: TestApp;
let before: Ctx;
let now: Ctx;

const phoneOf = (n: number) => `+1 ${String(4_080_000_000 + ((n * 104_729) % 900_000_000))}`;
const formOf = (n: number) =>
  z.parse(ConsigneeForm, consignee({ name: `Person ${(n * 7919) % 10_007}`, phone: phoneOf(n) }));

/** As rows were before phones were sealed: the phone among the texts, and in pieces. */
const asBefore = (ctx: Ctx, row: ReturnType<typeof ownRowOf>, phone: string) => {
  const search = `${row.search}\n${phone}\n${phone.replace(/\D/g, '')}`;
  const grams = gramsFor(ctx.merchantId as string, search, []);
  return { ...row, phone, phone_index: '', search, grams };
};

const asMerchant = async (code: string): Promise<Ctx> => {
  const ctx = await app.ctxOf();
  const own = { ...ctx, scope: 'merchant', merchantId: app.merchantId(code) } as const;
  return { ...own, db: singleQueries(own) };
};

const fill = async (ctx: Ctx, isOld: boolean) => {
  const rows = Array.from({ length: many }, (_, n) => {
    const row = ownRowOf(ctx, 'consignee', formOf(n));
    return isOld ? asBefore(ctx, row, phoneOf(n)) : row;
  });
  const columns = Object.keys(rows[0] as object).join(', ');
  const owner = await openOwner(app.database);
  try {
    await owner.query(
      `insert into consignees (${columns})
       select ${columns} from json_populate_recordset(null::consignees, $1::json)`,
      [JSON.stringify(rows)],
    );
    await owner.query('vacuum analyze consignees');
  } finally {
    await owner.end();
  }
};

beforeAll(async () => {
  app = await testApp();
  before = await asMerchant('M100002');
  now = await asMerchant('M100003');
  await fill(before, true);
  await fill(now, false);
}, 120_000);
afterAll(() => app.stop());

const askBefore = (keyword: string) => async (ctx: Ctx) => {
  const { words, grams } = wantedBy(ctx.merchantId as string, keyword);
  await sql`select id from alpaca.find_addresses('consignee', ${grams}::integer[], ${words}::text[],
    '', false, 0, 20) as id`.execute(ctx.db);
};
const askNow = (keyword: string) => (ctx: Ctx) =>
  findPart(ctx, 'consignee', { keyword } as never, { skip: 0, most: 20 });

test('a whole phone is found by no more than 1.2 times the pages that it took in the clear', async () => {
  const read = { before: 0, now: 0 };
  for (const n of [3, 777, 4_242, many - 1]) {
    const keyword = phoneOf(n).slice(3);
    read.before += await buffersOf(before, askBefore(keyword));
    read.now += await buffersOf(now, askNow(keyword));
    expect(await askNow(keyword)(now), keyword).toMatchObject([
      { entered: { phone: phoneOf(n), name: formOf(n).name } },
    ]);
  }
  console.log(JSON.stringify(read));
  expect(read.before).toBeGreaterThan(0);
  expect(read.now).toBeLessThanOrEqual(read.before * 1.2);
});

test('an address of before is found by its phone as well', async () => {
  expect(await askNow(phoneOf(5))(before)).toMatchObject([{ entered: { phone: phoneOf(5) } }]);
});
