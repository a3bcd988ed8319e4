import { expect, test } from 'vitest';
import { checkBooks } from '../modules/finance/testing.ts';
import { timetable } from '../platform/jobs/boss.ts';
import { sweeps } from './modules.ts';

test('the books are looked at every night', () => {
  expect(sweeps.nightly).toContain(checkBooks);
  expect(timetable.night).toMatch(/^\d+ \d+ \* \* \*$/);
});
