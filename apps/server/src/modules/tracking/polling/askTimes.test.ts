import { type TrackStage, trackStages } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { nextAsk } from './askTimes.ts';

const dayMs = 86_400_000;
const now = Date.parse('2026-11-17T12:00:00Z');
const ago = (days: number) => new Date(now - days * dayMs);
const asked = (stage: TrackStage | null, silent: number, begun = silent + 1) =>
  nextAsk({ stage, latestAt: ago(silent), begunAt: ago(begun) }, now);
const hours = (stage: TrackStage | null, silent: number) =>
  ((asked(stage, silent).askAt?.getTime() ?? 0) - now) / 3_600_000;

test('what moves soon is asked for often, what stands seldom', () => {
  expect(hours('outForDelivery', 0)).toBe(0.5);
  expect(hours('inTransit', 0)).toBe(3);
  expect(hours('readyForPickup', 0)).toBe(12);
  expect(hours(null, 0)).toBe(6);
});

test('the longer it is silent, the rarer', () => {
  expect([7, 7.1, 21, 21.1].map((days) => hours('inTransit', days))).toEqual([3, 6, 6, 12]);
});

test.each([
  ['delivered', 0, 'ended'],
  ['returned', 0, 'ended'],
  ['announced', 45.1, 'neverScanned'],
  [null, 45.1, 'neverScanned'],
  ['inTransit', 90.1, 'silent'],
] as const)('%s, silent for %s days: %s', (stage, silent, retired) => {
  expect(asked(stage, silent)).toEqual({ askAt: null, retired });
});

test('up to its last day each is asked for', () => {
  expect(asked('announced', 45).retired).toBeNull();
  expect(asked('inTransit', 90).retired).toBeNull();
  expect(asked('inTransit', 1, 180).retired).toBeNull();
  expect(asked('inTransit', 1, 180.1).retired).toBe('tooOld');
});

test('every stage that has not ended is asked for', () => {
  const ended = trackStages.filter((stage) => asked(stage, 0).askAt === null);
  expect(ended).toEqual(['delivered', 'returned']);
});
