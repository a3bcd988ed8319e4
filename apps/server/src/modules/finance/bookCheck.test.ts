import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
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
    .select(['title_zh', 'content_en'])
    .execute();
  return found.map(({ title_zh, content_en }) => `${title_zh} ${content_en}`);
};

test('books that are right are not spoken of', async () => {
  await checkBooks(await app.ctxOf());
  expect(complaints()).toEqual([]);
  expect(await notices()).toEqual([]);
});

test('a balance that somebody changed and an order that is not counted are found', async () => {
  const owner = await openOwner(app.database);
  const tenant = `(select tenant_id from tenants where code = 'yunling')`;
  try {
    await owner.query('alter table accounts disable trigger user');
    await owner.query(
      `update accounts set balance_minor = balance_minor + 1 where ctid in
       (select ctid from accounts where tenant_id = ${tenant} and kind = 'wallet' limit 1)`,
    );
    await owner.query('alter table accounts enable trigger user');
    await owner.query(
      `insert into order_day_counts (tenant_id, merchant_id, day, status, count)
       select tenant_id, merchant_id, '2020-01-01', 'draft', 3 from merchants
       where tenant_id = ${tenant} limit 1`,
    );
  } finally {
    await owner.end();
  }
  await checkBooks(await app.ctxOf());
  expect(complaints().join()).toContain('balance is not the sum of its entries');
  expect(complaints().join()).toContain('orders are not counted as they are');
  const [notice] = await notices();
  expect(notice).toContain('balance is not the sum of its entries');
});
