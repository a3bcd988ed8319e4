import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calm } from './calm.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first ask runs at once, a burst once more at the end of the while', () => {
  const run = vi.fn();
  const { ask } = calm(run, 500);
  ask();
  vi.advanceTimersByTime(0);
  expect(run).toHaveBeenCalledTimes(1);
  for (let i = 0; i < 50; i += 1) ask();
  vi.advanceTimersByTime(499);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5_000);
  expect(run).toHaveBeenCalledTimes(2);
});

test('waits as long as it is told', () => {
  const run = vi.fn();
  calm(run, 500).ask(800);
  vi.advanceTimersByTime(799);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

test('does not run after it was stopped', () => {
  const run = vi.fn();
  const { ask, stop } = calm(run, 500);
  ask();
  stop();
  vi.advanceTimersByTime(5_000);
  expect(run).not.toHaveBeenCalled();
});
