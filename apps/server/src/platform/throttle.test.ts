import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { asOwner } from '../testing/owner.ts';
import { newId } from './ids.ts';
import { signed } from './secret.ts';
import { spend } from './throttle.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const limit = { name: 'test.spend', points: 120, seconds: 60 };

const countedFor = async (subject: string) => {
  const rows = await asOwner<{ points: number }>(
    app.database,
    'select points from rate_limits where key like $1',
    [`%${signed(app.node.config, 'throttle', subject).toString('base64url')}`],
  );
  return rows[0]?.points ?? 0;
};

test('one after the other, exactly so many go through, and each is told what is left', async () => {
  const ctx = await app.ctxOf();
  const subject = newId();
  for (let spent = 1; spent <= limit.points; spent += 1) {
    const { over, left } = await spend(ctx, limit, subject);
    expect({ over, left }).toEqual({ over: false, left: limit.points - spent });
  }
  expect(await spend(ctx, limit, subject)).toMatchObject({ over: true, left: 0 });
});

test('at once, never more go through, and few are lost', async () => {
  const ctx = await app.ctxOf();
  const subject = newId();
  const all = await Promise.all(Array.from({ length: 300 }, () => spend(ctx, limit, subject)));
  const through = all.filter(({ over }) => !over).length;
  expect(through).toBeLessThanOrEqual(limit.points);
  expect(through).toBeGreaterThanOrEqual(limit.points - 10);
});

test('most cost no query, and no more than a few are counted ahead', async () => {
  const ctx = await app.ctxOf();
  const subject = newId();
  for (let spent = 0; spent < 30; spent += 1) await spend(ctx, limit, subject);
  const counted = await countedFor(subject);
  expect(counted).toBeGreaterThanOrEqual(30);
  expect(counted).toBeLessThan(40);
});
