import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { timetable } from './boss.ts';
import { startSweep } from './sweep.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

test('a worker finds a queue for all that it does by the clock', async () => {
  const { node, cell } = await app.ctxOf();
  await startSweep(node, cell, { expired: [], folds: [], often: [], nightly: [] });
  const rows = await asOwner<{ name: string }>(app.database, 'select name from pgboss.schedule');
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(timetable).sort());
});
