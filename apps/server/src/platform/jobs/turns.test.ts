import { expect, test } from 'vitest';
import { openTurns } from './turns.ts';

const running = (counts: Record<string, number>) => new Map(Object.entries(counts));

test('a merchant alone gets half of the lane', () => {
  const turns = openTurns(20, 200);
  expect(turns.next(running({}))).toEqual({ room: 10, leave: [] });
  expect(turns.next(running({ a: 10 }))).toEqual({ room: 6, leave: ['a'] });
});

test('no merchant gets more than a share by taking several jobs at once', () => {
  const turns = openTurns(20, 200);
  expect(turns.next(running({ a: 9 }))?.room).toBe(1);
  expect(turns.next(running({ a: 6, b: 2 }))).toEqual({ room: 4, leave: ['a'] });
});

test('a full lane takes nothing, and a lane of one still moves', () => {
  const everyone = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`m${i}`, 1]));
  expect(openTurns(20, 200).next(running(everyone))).toBeNull();
  expect(openTurns(1, 200).next(running({}))?.room).toBe(1);
  expect(openTurns(1, 200).next(running({ a: 1 }))).toBeNull();
});

test('who has more waiting is known, and only now and then it is looked for others', () => {
  let now = 1_000;
  const turns = openTurns(20, 200, () => now);
  const first = turns.next(running({})) ?? expect.fail();
  expect(turns.took(first, Array(10).fill('a'))).toBe(true);
  // Half a lane is all that one merchant gets, so it is looked for another: there is none.
  const second = turns.next(running({ a: 10 })) ?? expect.fail();
  expect(second).toEqual({ room: 6, leave: ['a'] });
  expect(turns.took(second, [])).toBe(true);

  now = 1_199;
  expect(turns.next(running({ a: 10 }))).toBeNull();
  expect(turns.next(running({ a: 9 }))).toEqual({ room: 1, leave: [] });
  now = 1_200;
  expect(turns.next(running({ a: 9 }))).toEqual({ room: 6, leave: ['a'] });
});

test('of those who have more waiting the one with the fewest at work comes first', () => {
  const turns = openTurns(20, 200, () => 1_000);
  turns.took({ room: 2, leave: [] }, ['a', 'b']);
  turns.took({ room: 2, leave: ['a', 'b'] }, ['c']);
  expect(turns.next(running({ a: 4, b: 2 }))).toEqual({ room: 4, leave: ['a'] });
});

test('who was not left alone and gave too few has no more', () => {
  const turns = openTurns(20, 200, () => 1_000);
  turns.took({ room: 1, leave: [] }, ['a']);
  expect(turns.took({ room: 10, leave: [] }, ['a', 'b'])).toBe(false);
  // Nobody waits as far as we know, so whoever comes is taken.
  expect(turns.next(running({}))).toEqual({ room: 10, leave: [] });
});

/** A queue in order of arrival, and jobs of `jobMs`; says how many of each merchant were begun. */
const simulate = (waiting: string[], { parallel, jobMs, forMs }: Record<string, number>) => {
  let now = 1_000;
  const turns = openTurns(parallel as number, 200, () => now);
  const ends: { merchant: string; at: number }[] = [];
  const begun: Record<string, number> = {};
  const counts = () => {
    const map = new Map<string, number>();
    for (const { merchant } of ends) map.set(merchant, (map.get(merchant) ?? 0) + 1);
    return map;
  };
  const take = (room: number, leave: readonly string[]) => {
    const taken: string[] = [];
    for (let i = 0; i < waiting.length && taken.length < room; i += 1) {
      const merchant = waiting[i] as string;
      if (!leave.includes(merchant)) taken.push(...waiting.splice(i--, 1));
    }
    return taken;
  };
  // Each look at the queue takes two milliseconds.
  for (const end = now + (forMs as number); now < end; now += 2) {
    for (let i = ends.length - 1; i >= 0; i -= 1) if ((ends[i]?.at ?? 0) <= now) ends.splice(i, 1);
    const turn = turns.next(counts());
    if (!turn) continue;
    const taken = take(turn.room, turn.leave);
    turns.took(turn, taken);
    for (const merchant of taken) {
      begun[merchant] = (begun[merchant] ?? 0) + 1;
      ends.push({ merchant, at: now + (jobMs as number) });
    }
  }
  return begun;
};

const many = (merchant: string, count: number) => Array<string>(count).fill(merchant);

test.each([1, 20, 2_000])('behind floods of %i ms jobs another merchant moves', (jobMs) => {
  const waiting = [...many('a', 8_000), ...many('b', 8_000), ...many('c', 20)];
  const begun = simulate(waiting, { parallel: 20, jobMs, forMs: 1_000 });
  expect(begun.c).toBeGreaterThanOrEqual(jobMs > 1_000 ? 2 : 20);
  expect(begun.b).toBeGreaterThan((begun.a ?? 0) * 0.5);
});

test('a merchant alone uses its half to the full', () => {
  const begun = simulate(many('a', 2_000), { parallel: 20, jobMs: 20, forMs: 2_000 });
  expect(begun.a).toBeGreaterThan(900);
});
