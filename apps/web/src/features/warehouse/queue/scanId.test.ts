import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newScanId } from './scanId.ts';

test('an id is a UUID that the contract takes, and no other is like it', () => {
  const ids = Array.from({ length: 500 }, () => newScanId());
  for (const id of ids) expect(z.uuid().safeParse(id).success).toBe(true);
  expect(new Set(ids).size).toBe(500);
});

test('what was scanned later sorts later', () => {
  const ids = [1_000, 2_000, 1_790_000_000_000].map((at) => newScanId(at));
  expect(ids.toSorted()).toEqual(ids);
});
