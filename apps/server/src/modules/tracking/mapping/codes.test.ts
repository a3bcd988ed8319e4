import { listTrackCodes, setTrackCode } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx } from '../../../platform/context.ts';
import { singleQueries } from '../../../platform/db/tx.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { readSomeAnew } from '../following/readSomeAnew.ts';
import { makeTrackDays } from '../intake/days.ts';
import { takeNews } from '../intake/intake.service.ts';
import { type TestParcel, testParcels } from '../intake/trackingTestParcels.ts';
import { remapJob } from './codes.service.ts';

let app: TestApp;
let ctx: Ctx;
let operator: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  app = await testApp();
  const found = await app.ctxOf();
  ctx = { ...found, db: singleQueries(found) };
  await makeTrackDays(ctx);
  operator = await app.as('yunling-op');
});
afterAll(() => app.stop());

const statedAt = new Date(Date.now() - 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
const tell = async (parcels: readonly TestParcel[], code: string, words = 'Beamed up') => {
  const told = parcels.map((parcel) => ({
    ...parcel,
    source: 'carrier' as const,
    carrier: 'asendia',
    code,
    words,
    statedAt,
    place: 'Bern',
    countryCode: 'CH',
  }));
  for (let from = 0; from < told.length; from += 1_000) {
    await takeNews(ctx, told.slice(from, from + 1_000));
  }
};

const list = async (state: 'unknown' | 'said' = 'unknown') =>
  (await operator.call(listTrackCodes, { query: { state } })).result.records;
const say = (code: string, stage: 'delivered' | 'inTransit' | null, mapping: number) =>
  operator.call(setTrackCode, {
    body: { carrier: 'asendia', code, stage, reason: null, mapping },
  });

/** As workers do it: what was told is given its new meaning, then parcels are read anew. */
const work = async (code: string) => {
  const [row] = await asOwner<{ id: string }>(
    app.database,
    'select id from track_codes where code = $1',
    [code],
  );
  const signal = new AbortController().signal;
  await remapJob.run(ctx, { id: 'job', ids: { codeId: row?.id ?? '' }, signal });
  while (await readSomeAnew(ctx));
};

const changesOf = async ({ merchantId }: TestParcel) =>
  Number(
    (
      await asOwner<{ n: string }>(
        app.database,
        'select count(*) as n from track_changes where merchant_id = $1',
        [merchantId],
      )
    )[0]?.n,
  );

test('a code that nobody knows waits with the parcels behind it; once it is said, they are read anew', async () => {
  const parcels = await testParcels(app, 3);
  await tell(parcels, 'BEAMED');
  await tell(parcels.slice(0, 1), 'BEAMED', 'Beamed up again');
  const [unknown] = await list();
  expect(unknown).toMatchObject({ code: 'BEAMED', parcels: 3, events: 4, mapping: 0, stage: null });
  const { result } = await say('BEAMED', 'delivered', 0);
  expect(result.mapping).toBeGreaterThan(0);
  await work('BEAMED');
  const states = await asOwner<{ status: string }>(
    app.database,
    'select status from track_states where merchant_id = $1',
    [parcels[0]?.merchantId],
  );
  expect(states.map(({ status }) => status)).toEqual(['delivered', 'delivered', 'delivered']);
  expect((await list()).filter(({ code }) => code === 'BEAMED')).toEqual([]);
  expect((await list('said'))[0]).toMatchObject({ code: 'BEAMED', stage: 'delivered', parcels: 3 });
  // What comes later is read by it at once.
  const [later] = (await testParcels(app, 1)) as [TestParcel];
  await tell([later], 'BEAMED');
  expect(await changesOf(later)).toBe(1);
});

test('of two who say it at once one is told; a code that was never told is not said', async () => {
  const parcels = await testParcels(app, 1);
  await tell(parcels, 'TWICE');
  const both = await Promise.all([say('TWICE', 'delivered', 0), say('TWICE', 'inTransit', 0)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const mapping = both.find(({ status }) => status === 200)?.result.mapping as number;
  expect((await say('TWICE', null, mapping - 1)).body.errorKey).toBe('track.codeChanged');
  expect((await say('TWICE', null, mapping)).result.mapping).toBe(mapping + 1);
  expect((await say('NEVER', 'delivered', 0)).body.errorKey).toBe('track.codeUnknown');
});

const many = process.env.ALPACA_LONG ? 100_000 : 2_000;

test(`${many} parcels are read anew, and only those are told of that changed`, async () => {
  const parcels = await testParcels(app, many);
  const [before, after] = [parcels.slice(0, many / 2), parcels.slice(many / 2)];
  // Half of them have arrived already: whatever the code means, they stay where they are.
  await tell(before, 'DELIVERED');
  await tell(before, 'MANY');
  await tell(after, 'MANY');
  expect(await changesOf(parcels[0] as TestParcel)).toBe(before.length);
  await say('MANY', 'inTransit', 0);
  await work('MANY');
  expect(await changesOf(parcels[0] as TestParcel)).toBe(before.length + after.length);
  const stages = await asOwner(
    app.database,
    'select stage, count(*)::int as n from track_states where merchant_id = $1 group by 1 order by 1',
    [parcels[0]?.merchantId],
  );
  expect(stages).toEqual([
    { stage: 'delivered', n: before.length },
    { stage: 'inTransit', n: after.length },
  ]);
}, 900_000);
