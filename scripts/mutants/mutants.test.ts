import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../servers.ts';
import { mutantGroups, mutants } from './mutants.ts';

// Only the night breaks things; that there is still something to break is known at once.
test.each(mutants)('$name still has its place in $file, once', ({ file, breaks, tests }) => {
  const source = readFileSync(join(root, file), 'utf8');
  expect(source.split(breaks)).toHaveLength(2);
  expect(tests.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('a name says one thing: a break, or a group of them', () => {
  const names = [...mutants.map(({ name }) => name), ...Object.keys(mutantGroups)];
  expect(new Set(names).size).toBe(names.length);
});
