import { beforeEach, describe, expect, test } from 'vitest';
import { CarrierUnknown } from '../platform/carrier.ts';
import type { Node } from '../platform/node.ts';
import { CarrierBusy, createGate, throughGate } from './gate.ts';

let time = 0;
let gate: ReturnType<typeof createGate>['through'];
let silences: ReturnType<typeof createGate>['silences'];
beforeEach(() => {
  time = 0;
  ({ through: gate, silences } = createGate({ limit: 2, now: () => time }));
});

const lose = (account = 'a') =>
  gate(account, () => Promise.reject(new CarrierUnknown('lost'))).catch((error: Error) => error);
const ask = (account = 'a') => gate(account, async () => 'answer');
const loseTimes = async (times: number) => {
  for (let at = 0; at < times; at += 1) await lose();
};
const busyMs = async (asked: Promise<unknown>) => {
  const error = await asked.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(CarrierBusy);
  return (error as CarrierBusy).retryMs;
};

describe('the limit', () => {
  test('lets so many through and turns the next one away at once, per account', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const under = [gate('a', () => promise), gate('a', () => promise)];
    expect(await busyMs(ask())).toBeGreaterThan(0);
    expect(await ask('b')).toBe('answer');
    resolve('done');
    expect(await Promise.all(under)).toEqual(['done', 'done']);
    expect(await ask()).toBe('answer');
  });

  test('the more wait, the later each is asked to come again', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const under = [gate('a', () => promise), gate('a', () => promise)];
    const waits: number[] = [];
    for (let at = 0; at < 40; at += 1) waits.push(await busyMs(ask()));
    expect(waits[0]).toBe(500);
    expect(waits[39]).toBeGreaterThan(5_000);
    resolve('done');
    await Promise.all(under);
  });

  test('whoever comes in no longer waits, and slow answers make the others wait longer', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const under = [gate('a', () => promise), gate('a', () => promise)];
    for (let at = 0; at < 10; at += 1) await busyMs(ask());
    time = 10_500;
    resolve('done');
    await Promise.all(under);
    // A tenth of what each took more than the mean, twice; two of ten came in since.
    const mean = 500 + 1_000 + 900;
    const next = Promise.withResolvers<string>();
    const again = [gate('a', () => next.promise), gate('a', () => next.promise)];
    expect(await busyMs(ask())).toBeCloseTo((9 / 2) * mean);
    next.resolve('done');
    await Promise.all(again);
  });

  test('an account that is busy says for how long', async () => {
    await loseTimes(5);
    await expect(ask()).rejects.toMatchObject({
      name: 'CarrierBusy',
      message: 'carrier is busy for 10000 ms',
    });
  });

  test('gives room back after every kind of end', async () => {
    for (let at = 0; at < 4; at += 1) {
      await gate('a', () => Promise.reject(new Error('ours'))).catch(() => {});
      await lose();
    }
    expect(await ask()).toBe('answer');
  });

  test("is a quarter of the worker's jobs, and at least two", async () => {
    const limitOf = async (workerParallel: number) => {
      const node = { config: { workerParallel } } as Node;
      const { promise, resolve } = Promise.withResolvers<void>();
      let through = 0;
      const asked = Array.from({ length: 20 }, () =>
        throughGate(node, 'a', () => {
          through += 1;
          return promise;
        }).catch(() => {}),
      );
      resolve();
      await Promise.all(asked);
      return through;
    };
    expect(await limitOf(20)).toBe(5);
    expect(await limitOf(4)).toBe(2);
  });
});

describe('the breaker', () => {
  test('opens after five lost answers in a row, for ten seconds', async () => {
    await loseTimes(4);
    expect(await ask()).toBe('answer');
    await loseTimes(5);
    expect(await busyMs(ask())).toBe(10_000);
    expect(await ask('b')).toBe('answer');
    time = 9_999;
    expect(await busyMs(ask())).toBe(1);
    time = 10_000;
    expect(await ask()).toBe('answer');
  });

  test('a refusal is an answer, and a fault of ours says nothing', async () => {
    await loseTimes(4);
    await gate('a', () => Promise.reject(new Error('ours'))).catch(() => {});
    await lose();
    expect(await busyMs(ask())).toBe(10_000);
  });

  test('lets one through after the pause, and the others when that one is answered', async () => {
    await loseTimes(5);
    time = 10_000;
    const { promise, resolve } = Promise.withResolvers<string>();
    const first = gate('a', () => promise);
    expect(await busyMs(ask())).toBeGreaterThan(0);
    resolve('back');
    expect(await first).toBe('back');
    expect(await Promise.all([ask(), ask()])).toEqual(['answer', 'answer']);
  });

  const hanging = () => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const asked = gate('a', () => promise);
    asked.catch(() => {});
    return { asked, resolve, reject };
  };

  test('one that was under way before says nothing of the try, unless it is answered', async () => {
    gate = createGate({ limit: 9, now: () => time }).through;
    const [ours, answered] = [hanging(), hanging()];
    await loseTimes(5);
    time = 10_000;
    const tried = hanging();
    expect(await busyMs(ask())).toBe(2_000);
    ours.reject(new Error('ours') as never);
    await ours.asked.catch(() => {});
    expect(await busyMs(ask())).toBe(2_000);
    answered.resolve('late');
    await answered.asked;
    // The carrier is there: nobody waits for what becomes of the try.
    expect(await ask()).toBe('answer');
    tried.resolve('back');
    await tried.asked;
  });

  test('pauses twice as long each time, half a minute at most, and ten seconds again afterwards', async () => {
    await loseTimes(5);
    const pauses: number[] = [];
    for (let at = 0; at < 6; at += 1) {
      const pause = await busyMs(ask());
      pauses.push(pause);
      time += pause;
      await lose();
    }
    expect(pauses).toEqual([10_000, 20_000, 30_000, 30_000, 30_000, 30_000]);
    time += 30_000;
    expect(await ask()).toBe('answer');
    await loseTimes(5);
    expect(await busyMs(ask())).toBe(10_000);
  });

  test('what was under way when it opened does not make the pause longer', async () => {
    const { promise, reject } = Promise.withResolvers<never>();
    const slow = gate('a', () => promise).catch(() => {});
    await loseTimes(5);
    reject(new CarrierUnknown('late'));
    await slow;
    expect(await busyMs(ask())).toBe(10_000);
  });
});

test('how long an account has said nothing counts from the first question it left unanswered', async () => {
  await ask('b');
  time = 1_000;
  await loseTimes(4);
  // It may still be chance.
  expect(silences()).toEqual([
    ['b', 0],
    ['a', 0],
  ]);
  time = 4_000;
  await lose();
  time = 11_000;
  expect(silences()).toEqual([
    ['b', 0],
    ['a', 10],
  ]);
  time = 15_000;
  await ask();
  expect(silences()).toEqual([
    ['b', 0],
    ['a', 0],
  ]);
});
