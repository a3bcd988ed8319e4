import { describe, expect, test } from 'vitest';
import { createBurst } from './burst.ts';

const typed = (text: string, gaps: (at: number) => number) => {
  const burst = createBurst();
  let at = 1_000;
  for (const [place, char] of [...text].entries()) {
    if (place > 0) at += gaps(place);
    burst.add(char, at);
  }
  return { burst, at };
};
/** Types more into it; the moment after the last key. */
const typedOn = (
  burst: ReturnType<typeof createBurst>,
  text: string,
  from: number,
  everyMs: number,
) => {
  for (const [place, char] of [...text].entries()) burst.add(char, from + place * everyMs);
  return from + text.length * everyMs;
};
const scanned = (text: string, gaps: (at: number) => number, endsAfter = 10) => {
  const { burst, at } = typed(text, gaps);
  return burst.end(at + endsAfter);
};

describe('a scanner', () => {
  test.each([1, 8, 20, 40, 60])('is heard at %i ms a key', (ms) => {
    expect(scanned('A20261116000123', () => ms)).toBe('A20261116000123');
  });

  test('may stumble now and then', () => {
    expect(scanned('A20261116000123', (place) => (place % 5 ? 20 : 140))).toBe('A20261116000123');
  });

  test('that was held up for long is not believed: its number may be cut short', () => {
    const held = (place: number) => (place === 6 ? 300 : 10);
    expect(scanned('A20261116000123', held)).toBeNull();
  });

  test('is heard again at once after the last one', () => {
    const { burst, at } = typed('FIRST-1', () => 10);
    expect(burst.end(at + 5)).toBe('FIRST-1');
    const next = typedOn(burst, 'SECOND-2', at + 20, 10);
    expect(burst.end(next)).toBe('SECOND-2');
  });

  test('is heard after somebody had typed something', () => {
    const { burst, at } = typed('0.2', () => 200);
    const next = typedOn(burst, 'A123456', at + 900, 20);
    expect(burst.end(next)).toBe('A123456');
  });
});

describe('a person', () => {
  test.each([90, 120, 400])('at %i ms a key is no scanner', (ms) => {
    expect(scanned('A20261116000123', () => ms)).toBeNull();
  });

  test('who presses Enter later has typed', () => {
    expect(scanned('A20261116000123', () => 10, 300)).toBeNull();
  });

  test('has typed where there is too little', () => {
    expect(scanned('abc', () => 10)).toBeNull();
    expect(scanned('A123', () => 10)).toBe('A123');
    expect(createBurst().end(1_000)).toBeNull();
  });
});
