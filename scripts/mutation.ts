import { readFileSync } from 'node:fs';
import { belowGoal, detected, goal, scoreOf } from './mutationScore.ts';
import { pureRules } from './pureRules.ts';
import { circumstances, keepResult } from './results.ts';

// Stryker's report, told in a few lines that are worth keeping.
const report = JSON.parse(readFileSync('.data/mutation.json', 'utf8')) as {
  files: Record<string, { mutants: { status: string }[] }>;
};
// Of these no test could have told anything; Stryker leaves them out of its score as well.
const untold = new Set(['Ignored', 'RuntimeError', 'CompileError']);
const files = Object.entries(report.files).map(([file, { mutants }]) => ({
  file,
  statuses: mutants.map(({ status }) => status).filter((status) => !untold.has(status)),
}));

const all = files.flatMap(({ statuses }) => statuses);
const count = (wanted: string) => all.filter((status) => status === wanted).length;
const scores = Object.fromEntries(files.map(({ file, statuses }) => [file, scoreOf(statuses)]));
const result = {
  run: 'mutation',
  title: 'Mutants of the pure rules that their tests find',
  ...circumstances(),
  goal,
  score: scoreOf(all),
  mutants: all.length,
  killed: count('Killed'),
  endless: count('Timeout'),
  survived: count('Survived'),
  notReached: count('NoCoverage'),
  files: scores,
};
keepResult('mutation', result);
console.log(`${detected(all)} of ${all.length} mutants found: ${result.score} %`);

const below = belowGoal({ ...scores, 'all together': result.score }, pureRules);
for (const fault of below) console.error(fault);
if (below.length > 0) process.exitCode = 1;
