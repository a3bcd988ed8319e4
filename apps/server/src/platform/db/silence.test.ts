import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { openLine } from '../../testing/line.ts';
import { isFailingOver } from './databaseGone.ts';
import { openPool } from './pool.ts';
import { inTx } from './tx.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

test('a connection whose server falls silent leaves its pool with all that was asked, and another takes its place', async () => {
  const ctx = await app.ctxOf();
  const line = await openLine(ctx.cell.urls.app);
  const pool = openPool(line.url, 1, 'alpaca-test-silence', 300);
  const through = { ...ctx, cell: { ...ctx.cell, pool } };
  const count = () =>
    inTx(through, async ({ db }) => (await db.selectFrom('users').select('id').execute()).length);
  const users = await count();
  line.hush();
  const failure = await count().catch((error: unknown) => error);
  // Whoever asked by a key is worth asking again.
  expect(isFailingOver(failure)).toBe(true);
  expect(await count()).toBe(users);
  expect(pool.totalCount).toBe(1);
  await pool.end();
  line.close();
});
