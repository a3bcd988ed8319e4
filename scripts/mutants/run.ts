import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../servers.ts';
import { type Mutant, mutants } from './mutants.ts';

// Breaks the product on purpose, one guard at a time, and expects a test to notice. A break that no
// test notices is a guard that nobody would miss.

const broken = ({ breaks, into, file }: Mutant, source: string) => {
  const parts = source.split(breaks);
  if (parts.length !== 2) {
    throw new Error(`${file} holds ${parts.length - 1} times: ${breaks.slice(0, 80)}`);
  }
  return parts.join(into);
};

const passes = (tests: readonly string[]) =>
  spawnSync('npx', ['vitest', 'run', '--retry=0', '--bail=1', ...tests], {
    cwd: root,
    encoding: 'utf8',
    timeout: 600_000,
  }).status === 0;

/** Whether the tests notice; the file is as it was afterwards, whatever happens. */
const isNoticed = (mutant: Mutant): boolean => {
  const path = join(root, mutant.file);
  const source = readFileSync(path, 'utf8');
  const restore = () => writeFileSync(path, source);
  const interrupted = () => {
    restore();
    process.exit(130);
  };
  process.on('SIGINT', interrupted).on('SIGTERM', interrupted);
  try {
    writeFileSync(path, broken(mutant, source));
    return !passes(mutant.tests);
  } finally {
    restore();
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
  }
};

const wanted = process.argv.slice(2);
const chosen = mutants.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const files = [...new Set(chosen.flatMap(({ tests }) => tests))];
console.log(`${chosen.length} breaks, ${files.length} test files`);
// A test that is red anyway would notice everything.
if (!passes(files)) {
  console.error('These tests fail with nothing broken.');
  process.exit(1);
}
const survivors: string[] = [];
for (const mutant of chosen) {
  const noticed = isNoticed(mutant);
  if (!noticed) survivors.push(mutant.name);
  console.log(`${noticed ? 'noticed ' : 'SURVIVED'}  ${mutant.name}: ${mutant.file}`);
}
console.log(`${chosen.length - survivors.length} passed, ${survivors.length} failed`);
process.exit(survivors.length === 0 ? 0 : 1);
