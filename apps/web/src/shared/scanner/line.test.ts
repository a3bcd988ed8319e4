import { expect, test } from 'vitest';
import { createLine } from './line.ts';

const later = (ms: number) => new Promise((done) => setTimeout(done, ms));

test('work is done in the order in which it came, one at a time', async () => {
  const inTurn = createLine();
  const story: string[] = [];
  const work = (name: string, ms: number) =>
    inTurn(async () => {
      story.push(`${name} begins`);
      await later(ms);
      story.push(`${name} ends`);
      return name;
    });
  expect(await Promise.all([work('a', 20), work('b', 1), work('c', 5)])).toEqual(['a', 'b', 'c']);
  expect(story).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('what fails tells its own caller and holds up nobody', async () => {
  const inTurn = createLine();
  const failed = inTurn(() => Promise.reject(new Error('no paper')));
  const next = inTurn(async () => 'printed');
  await expect(failed).rejects.toThrow('no paper');
  expect(await next).toBe('printed');
});
