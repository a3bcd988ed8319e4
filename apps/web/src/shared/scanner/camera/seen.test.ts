import { expect, test } from 'vitest';
import { createSeen } from './seen.ts';

test('a code counts once while it is held before the camera, and again when it comes back', () => {
  const isNew = createSeen();
  expect(isNew('A1', 0)).toBe(true);
  expect(isNew('A1', 100)).toBe(false);
  expect(isNew('A1', 1_200)).toBe(false);
  expect(isNew('A1', 2_300)).toBe(false);
  expect(isNew('A1', 3_600)).toBe(true);
});

test('another code counts at once', () => {
  const isNew = createSeen();
  expect(isNew('A1', 0)).toBe(true);
  expect(isNew('A2', 50)).toBe(true);
  expect(isNew('A1', 100)).toBe(true);
});
