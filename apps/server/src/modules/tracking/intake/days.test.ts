import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { singleQueries } from '../../../platform/db/tx.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { keepTrackDays, makeTrackDays } from './days.ts';
import { takeNews } from './intake.service.ts';
import { type TestParcel, testParcels } from './trackingTestParcels.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const dayMs = 86_400_000;
const daysNow = async () =>
  (
    await asOwner<{ day: string }>(
      app.database,
      `select right(c.relname, 8) as day from pg_inherits i join pg_class c on c.oid = i.inhrelid
       where i.inhparent = 'track_events'::regclass order by 1`,
      [],
    )
  ).map(({ day }) => day);
const named = (days: number) =>
  new Date(Date.now() + days * dayMs).toISOString().slice(0, 10).replaceAll('-', '');

test('there is room for what may be told, and well ahead; what nobody asks for is taken away', async () => {
  const { cell } = await app.ctxOf();
  await keepTrackDays(cell.urls.sweep);
  const days = await daysNow();
  expect(days).toContain(named(-180));
  expect(days).toContain(named(13));
  expect(days).toHaveLength(194);
  // Years later the oldest go, a few at a time.
  await keepTrackDays(cell.urls.sweep, Date.now() + 300 * dayMs);
  const later = await daysNow();
  expect(later).not.toContain(named(-180));
  expect(later).not.toContain(named(-179));
  expect(later).toContain(named(-178));
});

test('while days are taken away nobody who tells something waits longer than a moment', async () => {
  const found = await app.ctxOf();
  const ctx = { ...found, db: singleQueries(found) };
  await makeTrackDays(ctx);
  const [parcel] = (await testParcels(app, 1)) as [TestParcel];
  const sweeper = new pg.Client({ connectionString: found.cell.urls.sweep });
  await sweeper.connect();
  let isOver = false;
  const took: number[] = [];
  const tell = async () => {
    for (let n = 0; !isOver; n += 1) {
      const begun = performance.now();
      const statedAt = new Date(Date.now() - n * 60_000).toISOString().slice(0, 19);
      await takeNews(ctx, [
        {
          ...parcel,
          source: 'carrier',
          carrier: 'asendia',
          code: 'IN_TRANSIT',
          words: String(n),
          statedAt: statedAt.replace('T', ' '),
          place: '',
          countryCode: '',
        },
      ]);
      took.push(performance.now() - begun);
    }
  };
  const telling = tell();
  let dropped = 0;
  for (let n = 0; n < 30; n += 1) {
    const { rows } = await sweeper.query(
      'select alpaca.drop_track_days(current_date - 100, 1) as dropped',
    );
    dropped += rows[0].dropped;
  }
  isOver = true;
  await telling;
  await sweeper.end();
  expect(dropped).toBeGreaterThan(10);
  const usual = took.toSorted((a, b) => a - b)[Math.floor(took.length / 2)] ?? 0;
  // A machine that does other work besides takes longer for everything.
  expect(Math.max(...took)).toBeLessThan(100 + 10 * usual);
});
