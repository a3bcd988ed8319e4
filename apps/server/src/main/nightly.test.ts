import { expect, test } from 'vitest';
import { checkBooks } from '../modules/finance/bookCheck.sweep.ts';
import { timetable } from '../platform/jobs/boss.ts';
import { tenantSweeps } from './modules.ts';

test('the books are looked at every night', () => {
  expect(tenantSweeps.nightly).toContain(checkBooks);
  expect(timetable.night).toMatch(/^\d+ \d+ \* \* \*$/);
});
