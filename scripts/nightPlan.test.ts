import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mutantGroups } from './mutants/mutants.ts';
import { isNamed, onlyWhenAsked, parts } from './nightPlan.ts';
import { root } from './servers.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** What vitest is asked to run in its long form, by all parts: pieces of paths. */
const longFilters = [...parts, ...onlyWhenAsked].flatMap(({ command }) => {
  const script = scripts[/^npm run (\S+)/.exec(command)?.[1] ?? ''] ?? '';
  const filters = /ALPACA_LONG=1 vitest run (.+)$/.exec(script)?.[1];
  return filters?.split(' ') ?? [];
});

const hasLongForm = (file: string) =>
  /process\.env\.ALPACA_LONG|from '.*testing\/sequences\.ts'/.test(
    readFileSync(join(root, file), 'utf8'),
  );

test('every test with a long form has it run by some part of the night', () => {
  const files = globSync('{apps,packages}/**/*.test.ts', {
    cwd: root,
    exclude: (name) => name.includes('node_modules'),
  }).filter(hasLongForm);
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => !longFilters.some((filter) => file.includes(filter)))).toEqual([]);
});

test('parts have names of their own', () => {
  const names = [...parts, ...onlyWhenAsked].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('a name of many parts means them all, and none that only begins alike', () => {
  const asked = (...wanted: string[]) =>
    parts.map(({ name }) => name).filter((name) => isNamed(name, wanted));
  expect(asked('mutants')).toEqual(Object.keys(mutantGroups).map((name) => `mutants-${name}`));
  expect(asked('mutants-cod', 'tests')).toEqual(['tests', 'mutants-cod']);
  expect(asked('mut')).toEqual([]);
});
