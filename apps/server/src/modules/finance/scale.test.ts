import { constants, TransactionQuery } from '@alpaca/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepLongResult } from '../../../../../scripts/results.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTx, singleQueries } from '../../platform/db/tx.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { openOwner } from '../../testing/owner.ts';
import * as bills from './bills.service.ts';
import { type NewMerchant, newMerchant } from './financeTestSteps.ts';
import { overview } from './overview.service.ts';
import * as transactions from './transactions.service.ts';

const isLong = Boolean(process.env.ALPACA_LONG);
const few = isLong ? 10_000 : 2_000;
const many = isLong ? 1_000_000 : 30_000;
const rounds = 21;

let app: TestApp;
let ctx: Ctx;
let small: NewMerchant;
let large: NewMerchant;

/** A history of a year: freight, and among it now and then a refund or a top-up. */
const fill = async ({ merchantId }: NewMerchant, count: number) => {
  const owner = await openOwner(app.database);
  const tables = ['transfers', 'ledger_entries'];
  const values = [ctx.tenant.id, merchantId, count];
  const id = `('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
  const mine = id.replace('0000-7000', `${merchantId.slice(-4)}-7000`);
  try {
    await owner.query(
      `select set_config('alpaca.tenant_id', $1, false), set_config('alpaca.scope', 'tenant', false), set_config('alpaca.rules', 'none', false)`,
      [ctx.tenant.id],
    );
    await owner.query(`select alpaca.open_accounts($1, $2, 'CNY')`, values.slice(0, 2));
    for (const table of tables) await owner.query(`alter table ${table} disable trigger user`);
    await owner.query(
      `insert into transfers (tenant_id, id, merchant_id, op, key, currency, amount_minor, created_at)
       select $1::uuid, ${mine}, $2::uuid, 'adjust', $2::uuid::text || ':' || n, 'CNY', 100, now() - interval '1 year' * (1 - n::float / $3::int)
       from generate_series(1, $3::int) n`,
      values,
    );
    await owner.query(
      `insert into ledger_entries (tenant_id, transfer_id, line, account_id, merchant_id, currency,
         amount_minor, kind, of_kind, funds_minor, subject_id, created_at)
       select $1::uuid, ${mine}, 1, a.id, $2::uuid, 'CNY', case when n % 500 < 2 then -100 else 100 end,
         case n % 500 when 0 then 'topUp' when 1 then 'refund' else 'freight' end,
         case n % 500 when 1 then 'freight' end, 0, ${mine}, now() - interval '1 year' * (1 - n::float / $3::int)
       from generate_series(1, $3::int) n, accounts a
       where a.tenant_id = $1::uuid and a.kind = 'revenue' and a.currency = 'CNY' order by n`,
      values,
    );
    for (const table of tables) await owner.query(`alter table ${table} enable trigger user`);
    await owner.query(
      `insert into ledger_days select * from ledger_days_counted where tenant_id = $1 and merchant_id = $2`,
      values.slice(0, 2),
    );
    await owner.query('analyze transfers, ledger_entries, ledger_days');
  } finally {
    await owner.end();
  }
};

beforeAll(async () => {
  app = await testApp();
  ctx = await app.ctxOf();
  small = await newMerchant(app);
  large = await newMerchant(app);
  await fill(small, few);
  await fill(large, many);
}, 600_000);
afterAll(() => app.stop());

const asMerchant = ({ merchantId }: NewMerchant): Ctx => {
  const own = { ...ctx, scope: 'merchant', merchantId } as const;
  return { ...own, db: singleQueries(own) };
};

const rowsRead = async (ctx: Ctx) => {
  const { rows } = await sql<{ read: string }>`
    select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)) as read
    from pg_stat_xact_user_tables where relname = 'ledger_entries'`.execute(ctx.db);
  return Number(rows[0]?.read);
};

/** How many rows of the ledger were looked at for the work, and how long it took. */
const cost = async (m: NewMerchant, work: (ctx: Ctx) => Promise<unknown>) => {
  const own = asMerchant(m);
  const started = performance.now();
  await work(own);
  const ms = performance.now() - started;
  const read = await inTx(own, async (ctx) => {
    // The count goes on from earlier work of the same connection.
    const before = await rowsRead(ctx);
    await work(ctx);
    return (await rowsRead(ctx)) - before;
  });
  return { read, ms };
};

const dayAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const page = (query: object) => (ctx: Ctx) => transactions.list(ctx, TransactionQuery.parse(query));
const oldMonth = { from: `${dayAgo(330)} 00:00:00`, to: `${dayAgo(301)} 23:59:59` };

/** A page's rows, with what each of them leads to. */
const pageful = 4 * constants.listPageSize;

describe.each([
  ['the first page', page({}), pageful],
  ['a seldom kind', page({ kind: 'topUp' }), pageful],
  ['a seldom direction', page({ direction: 'in' }), pageful],
  ['a month long ago', page(oldMonth), pageful],
  ['the other end', page({ after: 'last' }), pageful],
  ['the deepest numbered page', page({ pageNo: 100, pageSize: 100 }), 30_000],
  ['the sums of a month', (ctx: Ctx) => transactions.summary(ctx, oldMonth), 0],
  ['the bills', (ctx: Ctx) => bills.list(ctx, { pageNo: 1, pageSize: 20 }), 0],
  ['the overview', (ctx: Ctx) => overview(ctx, {}), 0],
] as const)('%s', (name, work, atMost) => {
  test('reads no more of a long history than of a short one', async () => {
    const [short, long] = [await cost(small, work), await cost(large, work)];
    console.log(
      `${name}: ${short.ms.toFixed(1)} ms of ${few}, ${long.ms.toFixed(1)} ms of ${many}`,
    );
    expect(short.read).toBeLessThanOrEqual(atMost);
    expect(long.read).toBeLessThanOrEqual(atMost);
  });
});

/** A page so many rows below the first, by the cursor that the page above it ends with. */
const deepPage = async (m: NewMerchant, depth: number) => {
  const { rows } = await sql<{ after: string }>`
    select transfer_id || '.' || line as after from ledger_entries
    where tenant_id = ${ctx.tenant.id} and merchant_id = ${m.merchantId} and kind is not null
    order by seq desc offset ${depth} limit 1`.execute(ctx.db);
  return page({ after: rows[0]?.after });
};

const msOf = async (m: NewMerchant, work: (ctx: Ctx) => Promise<unknown>) => {
  const own = asMerchant(m);
  const started = performance.now();
  await work(own);
  return performance.now() - started;
};

const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

test.runIf(isLong)(
  'a million transactions take no more than twice as long as ten thousand',
  async () => {
    const sums = (ctx: Ctx) => transactions.summary(ctx, oldMonth);
    const works = {
      firstPage: [page({}), page({})],
      deepPage: [await deepPage(small, few / 2), await deepPage(large, many / 10)],
      monthSums: [sums, sums],
    } as const;
    const medians: Record<string, { fewMs: number; manyMs: number; ratio: number }> = {};
    for (const [name, [ofFew, ofMany]] of Object.entries(works)) {
      const times = { few: [] as number[], many: [] as number[] };
      for (let at = 0; at < rounds; at += 1) {
        times.few.push(await msOf(small, ofFew));
        times.many.push(await msOf(large, ofMany));
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
    keepLongResult('ledger-scale', 'Reading a long history against a short one', {
      few,
      many,
      rounds,
      goal: 2,
      medians,
    });
    for (const [name, { ratio }] of Object.entries(medians)) {
      expect(ratio, name).toBeLessThanOrEqual(2);
    }
  },
);
