import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openBuffer, waitingMost } from './requestBuffer.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

test('rows are written together, in their order, and the last ones when it stops', async () => {
  const written: number[][] = [];
  const buffer = openBuffer<number>(async (rows) => void written.push([...rows]));
  for (const at of numbers(450)) buffer.add(at);
  await buffer.stop();
  expect(written.flat()).toEqual(numbers(450));
  expect(Math.max(...written.map((rows) => rows.length))).toBeLessThanOrEqual(200);
});

test('while nothing can be written only so many wait', async () => {
  const written: number[] = [];
  const gate = Promise.withResolvers<void>();
  const buffer = openBuffer<number>(async (rows) => {
    await gate.promise;
    written.push(...rows);
  });
  for (const at of numbers(5 * waitingMost)) buffer.add(at);
  await wait(10);
  gate.resolve();
  await buffer.stop();
  expect(written.length).toBeLessThanOrEqual(waitingMost + 200);
  expect(written.length).toBeGreaterThanOrEqual(waitingMost);
});
