import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { readMetrics } from '../../testing/metrics.ts';
import { openOwner } from '../../testing/owner.ts';
import { checkBooks } from './bookCheck.sweep.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const complaints = () => app.lines.filter((line) => line.includes('the books are wrong'));
const notices = async () => {
  const ctx = await app.ctxOf();
  const found = await ctx.db
    .selectFrom('notices')
    .where('kind', '=', 'books.wrong')
    .orderBy('id')
    .select(['title_zh', 'content_en'])
    .execute();
  return found.map(({ title_zh, content_en }) => `${title_zh} ${content_en}`);
};
/** What Prometheus reads of a tenant, from an api node; null where it reads nothing. */
const measured = async (name: string, tenant = 'yunling') => {
  const line = new RegExp(`^${name}\\{cell="c1",tenant="${tenant}"\\} (.+)$`, 'm');
  const found = line.exec((await readMetrics(app)).body);
  return found && Number(found[1]);
};

const asOwner = async (statements: readonly string[]) => {
  const owner = await openOwner(app.database);
  try {
    for (const statement of statements) await owner.query(statement);
  } finally {
    await owner.end();
  }
};
const tenant = `(select tenant_id from tenants where code = 'yunling')`;
// Of one who pays beforehand: what a credit merchant owes would be wrong too.
const changeBalance = (by: string) => [
  'alter table accounts disable trigger user',
  `update accounts set balance_minor = balance_minor ${by} where (tenant_id, id) in
     (select tenant_id, id from accounts where tenant_id = ${tenant} and kind = 'wallet'
        and merchant_id not in (select merchant_id from statement_cycles) order by id limit 1)`,
  'alter table accounts enable trigger user',
];
const faults = [
  {
    fault: 'balance is not the sum of its entries',
    put: changeBalance('+ 1'),
    mend: changeBalance('- 1'),
  },
  {
    fault: 'orders are not counted as they are',
    put: [
      `insert into order_day_counts (tenant_id, merchant_id, day, status, count)
       select tenant_id, merchant_id, '2020-01-01', 'draft', 3 from merchants
       where tenant_id = ${tenant} limit 1`,
    ],
    mend: [`delete from order_day_counts where day = '2020-01-01'`],
  },
];

test('books that are right are not spoken of, but that they were looked at', async () => {
  expect(await measured('alpaca_book_faults')).toBeNull();
  await checkBooks(await app.ctxOf());
  expect(complaints()).toEqual([]);
  expect(await notices()).toEqual([]);
  expect(await measured('alpaca_book_faults')).toBe(0);
  const at = await measured('alpaca_books_checked_timestamp_seconds');
  expect(Math.abs(Date.now() / 1000 - (at ?? 0))).toBeLessThan(60);
});

describe.each(faults)('that $fault', ({ fault, put, mend }) => {
  test('is in the log, in the measurements and in the bell, until it is mended', async () => {
    const before = { lines: complaints().length, notices: (await notices()).length };
    await asOwner(put);
    await checkBooks(await app.ctxOf());
    await checkBooks(await app.ctxOf('haituo'));
    expect(complaints().slice(before.lines)).toEqual([expect.stringContaining(fault)]);
    expect((await notices()).slice(before.notices)[0]).toContain(fault);
    expect(await measured('alpaca_book_faults')).toBe(1);
    expect(await measured('alpaca_book_faults', 'haituo')).toBe(0);
    await asOwner(mend);
    await checkBooks(await app.ctxOf());
    expect(complaints()).toHaveLength(before.lines + 1);
    expect(await measured('alpaca_book_faults')).toBe(0);
  });
});
