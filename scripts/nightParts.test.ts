import { expect, test } from 'vitest';
import { withPart } from './nightParts.ts';

const page = 'Before\n\n<!-- parts -->\n\n<!-- end -->\nAfter\n';
const order = ['build', 'browser', 'tests'];
const ran = (name: string, passed: number) =>
  ({
    name,
    date: '2026-11-18',
    commit: 'abc',
    passed,
    failed: 0,
    minutes: 3,
    kills: 2,
    machine: 'quiet',
  }) as const;

test('each part stands once, as it was last run, in the order of the night', () => {
  const runs = [ran('tests', 7), ran('build', 1), ran('tests', 8)];
  const written = runs.reduce((text, run) => withPart(text, run, order), page);
  expect(written.split('\n').filter((line) => line.startsWith('| '))).toEqual([
    '| part | last run | commit | passed | failed | minutes | kills | machine |',
    '| ---- | -------- | ------ | ------ | ------ | ------- | ----- | ------- |',
    '| build | 2026-11-18 | abc | 1 | 0 | 3 | 2 | quiet |',
    '| tests | 2026-11-18 | abc | 8 | 0 | 3 | 2 | quiet |',
  ]);
  expect(written.startsWith('Before\n')).toBe(true);
  expect(written.endsWith('<!-- end -->\nAfter\n')).toBe(true);
});

test('a page without its place is not written to', () => {
  expect(() => withPart('Before', ran('tests', 1), order)).toThrow('<!-- parts -->');
});
