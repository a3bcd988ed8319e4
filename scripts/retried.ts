import { existsSync, readFileSync } from 'node:fs';

// Names the tests of a report that passed only when they were tried again, with what went wrong first.
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

// Playwright colours its messages.
const colours = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');
const firstLine = (text = '') => text.replace(colours, '').split('\n')[0]?.slice(0, 200) ?? '';

const inSuite = ({ specs = [], suites = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title, file, line, tests }) => {
      const failed = tests.flatMap(({ results }) => results).find(({ error }) => error);
      return `${file}:${line} ${title}: ${firstLine(failed?.error?.message)}`;
    }),
  ...suites.flatMap(inSuite),
];

const inVitest = ({ testResults }: Vitest): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(
        ({ fullName, failureMessages }) => `${name} ${fullName}: ${firstLine(failureMessages[0])}`,
      ),
  );

const [file = ''] = process.argv.slice(2);
if (existsSync(file)) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const found = 'testResults' in report ? inVitest(report) : inSuite(report);
  for (const line of found) console.log(`passed only when tried again: ${line}`);
}
