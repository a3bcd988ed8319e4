import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepLongResult } from '../../../../../../scripts/results.ts';
import type { Ctx } from '../../../platform/context.ts';
import { singleQueries } from '../../../platform/db/tx.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { buffersOf } from '../../../testing/buffers.ts';
import { makeTrackDays } from '../intake/days.ts';
import { conditionsOf } from './trackFilter.ts';
import { eventsOf, rows } from './trackList.repository.ts';

import { eventsPerParcel, fillEvents, someParcels } from './tracksTestMany.ts';

const isLong = Boolean(process.env.ALPACA_LONG);
const few = isLong ? 100_000 : 20_000;
const many = Number(process.env.ALPACA_EVENTS ?? (isLong ? 20_000_000 : 200_000));

interface Cell {
  app: TestApp;
  ctx: Ctx;
  ids: string[];
}
let small: Cell;
let large: Cell;

const openCell = async (count: number): Promise<Cell> => {
  const app = await testApp();
  const staff = await app.ctxOf();
  await makeTrackDays(staff);
  const { merchantId } = await fillEvents(app, count);
  const own = { ...staff, scope: 'merchant', merchantId } as const;
  const ids = await someParcels(app, 20, count / eventsPerParcel);
  return { app, ctx: { ...own, db: singleQueries(own) }, ids };
};

beforeAll(async () => {
  small = await openCell(few);
  large = await openCell(many);
}, 7_200_000);
afterAll(async () => {
  await small?.app.stop();
  await large?.app.stop();
});

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;

const history = async ({ ctx, ids }: Cell) => {
  const read: number[] = [];
  for (const id of ids) read.push(await buffersOf(ctx, (ctx) => eventsOf(ctx, [id])));
  return median(read);
};

const firstPage = async ({ ctx }: Cell) => {
  const found = await conditionsOf(ctx, {});
  const page = (ctx: Ctx) => rows(ctx, found, '-latest', { limit: 20 });
  return buffersOf(ctx, page);
};

test('the parcels are there, each with its events', async () => {
  for (const { ctx, ids } of [small, large]) {
    const told = await eventsOf(ctx, ids);
    expect([...told.values()].map(({ length }) => length)).toEqual(ids.map(() => eventsPerParcel));
  }
});

test('of many events no more is read than of few', async () => {
  const figures = {
    few,
    many,
    history: { few: await history(small), many: await history(large) },
    firstPage: { few: await firstPage(small), many: await firstPage(large) },
  };
  const ratioOf = (of: { few: number; many: number }) => Math.round((of.many / of.few) * 100) / 100;
  const ratios = { history: ratioOf(figures.history), firstPage: ratioOf(figures.firstPage) };
  console.log(JSON.stringify({ ...figures, ratios }));
  keepLongResult('track-scale', 'Pages read of many tracking events against few', {
    ...figures,
    goal: 1.5,
    ratios,
  });
  expect(ratios.history).toBeLessThanOrEqual(1.5);
  expect(ratios.firstPage).toBeLessThanOrEqual(1.5);
});
