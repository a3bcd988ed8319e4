import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { staleTexts, withTables } from '../bench/tables.ts';

const dir = join(import.meta.dirname, '../bench/results');
const results = readdirSync(dir).map((name) => ({
  name,
  commit: (JSON.parse(readFileSync(join(dir, name), 'utf8')) as { commit: string }).commit,
}));

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe', cwd: dir }).trim();

/** A copy without its history can't be asked. */
const hasHistory = () => {
  try {
    return git('rev-parse', '--is-shallow-repository') === 'false';
  } catch {
    return false;
  }
};

const isThere = (commit: string) => {
  try {
    git('merge-base', '--is-ancestor', commit, 'HEAD');
    return true;
  } catch {
    return false;
  }
};

test('texts repeat the figures that the result files hold', () => {
  expect(staleTexts()).toEqual([]);
});

test('a figure that somebody changed by hand is noticed', () => {
  const text = readFileSync(join(import.meta.dirname, '../docs/scale.md'), 'utf8');
  const forged = text.replace(/\| `submit` +\| [\d.]+/, '| `submit` | 9');
  expect(forged).not.toBe(text);
  expect(withTables(forged)).toBe(text);
});

// Measured at steps that were put together into one since: nobody can go back to exactly what ran.
// Whoever measures one of these anew takes it off the list.
const lost = [
  'batch-submit.json',
  'carrier-bill.json',
  'import-neighbour.json',
  'ledger-kills.json',
  'ledger-scale.json',
  'ledger-sequences.json',
  'mutation.json',
  'restore-drill.json',
  'row-security-list.json',
  'scan-kills.json',
  'scan-neighbour.json',
  'submit-many.json',
  'submit.json',
];

test.runIf(hasHistory())('every result names a commit of this history', () => {
  const nowhere = results.filter(({ commit }) => !isThere(commit)).map(({ name }) => name);
  expect(nowhere.filter((name) => !lost.includes(name))).toEqual([]);
});
