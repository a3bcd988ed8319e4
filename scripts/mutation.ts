import { readFileSync } from 'node:fs';
import { circumstances, keepResult } from './results.ts';

// Stryker's report, told in a few lines that are worth keeping.
const report = JSON.parse(readFileSync('.data/mutation.json', 'utf8')) as {
  files: Record<string, { mutants: { status: string }[] }>;
};
const files = Object.entries(report.files).map(([file, { mutants }]) => ({
  file,
  statuses: mutants.map(({ status }) => status),
}));

const detected = (statuses: readonly string[]) =>
  statuses.filter((status) => status === 'Killed' || status === 'Timeout').length;
const score = (statuses: readonly string[]) =>
  Number(((100 * detected(statuses)) / statuses.length).toFixed(2));

const all = files.flatMap(({ statuses }) => statuses);
const count = (wanted: string) => all.filter((status) => status === wanted).length;
const result = {
  run: 'mutation',
  title: 'Mutants of the pure money rules that their tests find',
  ...circumstances(),
  goal: 90,
  score: score(all),
  mutants: all.length,
  killed: count('Killed'),
  endless: count('Timeout'),
  survived: count('Survived'),
  notReached: count('NoCoverage'),
  files: Object.fromEntries(files.map(({ file, statuses }) => [file, score(statuses)])),
};
keepResult('mutation', result);
console.log(`${detected(all)} of ${all.length} mutants found: ${result.score} %`);
