import { expect, test } from 'vitest';
import { versionState } from './versionState.ts';

const version = (versionNo: number, validFrom: string | null, inForce = false) => ({
  versionNo,
  validFrom,
  inForce,
  status: validFrom ? ('published' as const) : ('draft' as const),
});

test('a version is a draft, in force, to come or over', () => {
  const all = [
    version(4, null),
    version(3, '2027-01-01 00:00:00'),
    version(2, '2026-06-01 00:00:00', true),
    version(1, '2026-01-01 00:00:00'),
  ];
  expect(all.map((one) => versionState(one, all))).toEqual([
    'draft',
    'scheduled',
    'inForce',
    'past',
  ]);
});
