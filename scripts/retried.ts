import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { knownFlaky, lineOf } from './flaky.ts';
import { root } from './servers.ts';

// Names the tests of a report that passed only when they were tried again, with what went wrong first,
// and says which of them docs/flaky.md does not know. That fails nothing by itself: on a busy machine
// any test may be held up once.
interface Spec {
  title: string;
  file: string;
  line: number;
  tests: { status: string; results: { error?: { message?: string } }[] }[];
}
interface Suite {
  specs?: Spec[];
  suites?: Suite[];
}
interface Vitest {
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}
interface Retried {
  file: string;
  line?: number;
  title: string;
  error: string | undefined;
}

// Playwright colours its messages.
const colours = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');
const firstLine = (text = '') => text.replace(colours, '').split('\n')[0]?.slice(0, 200) ?? '';

const inSuite = ({ specs = [], suites = [] }: Suite): Retried[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title, file, line, tests }) => {
      const failed = tests.flatMap(({ results }) => results).find(({ error }) => error);
      return { file: `e2e/${file}`, line, title, error: failed?.error?.message };
    }),
  ...suites.flatMap(inSuite),
];

const inVitest = ({ testResults }: Vitest): Retried[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => ({
        file: relative(root, name),
        title: fullName,
        error: failureMessages[0],
      })),
  );

const [file = ''] = process.argv.slice(2);
if (existsSync(file)) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const known = knownFlaky();
  for (const retried of 'testResults' in report ? inVitest(report) : inSuite(report)) {
    const place = retried.line ? `${retried.file}:${retried.line}` : retried.file;
    console.log(
      `passed only when tried again: ${place} ${retried.title}: ${firstLine(retried.error)}`,
    );
    const since = lineOf(known, retried)?.since;
    console.log(
      since
        ? `  known since ${since}: docs/flaky.md`
        : '  not in docs/flaky.md: write it down there with the day and its cause',
    );
  }
}
