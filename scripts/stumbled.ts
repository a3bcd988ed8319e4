import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './servers.ts';

// The reports of vitest and Playwright, read alike.
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
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** A test that did not pass at once. */
export interface Stumbled {
  file: string;
  line?: number;
  title: string;
  /** Its first words of what went wrong. */
  error: string;
  /** Never, or only when it was tried again. */
  came: 'failed' | 'retried';
}

// Playwright colours its messages.
const colours = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');
const firstLine = (text = '') => text.replace(colours, '').split('\n')[0]?.slice(0, 200) ?? '';

const inSuite = ({ specs = [], suites = [] }: Suite): Stumbled[] => [
  ...specs.flatMap(({ title, file, line, tests }): Stumbled[] => {
    const bad = tests.find(({ status }) => status === 'flaky' || status === 'unexpected');
    if (!bad) return [];
    const message = bad.results.find(({ error }) => error)?.error?.message;
    const came = bad.status === 'flaky' ? 'retried' : 'failed';
    return [{ file: `e2e/${file}`, line, title, error: firstLine(message), came }];
  }),
  ...suites.flatMap(inSuite),
];

const inVitest = ({ testResults }: Vitest): Stumbled[] =>
  testResults.flatMap(({ name, status, message, assertionResults }): Stumbled[] => {
    const file = relative(root, name);
    // A file that could not be loaded has no tests to fail.
    if (status === 'failed' && assertionResults.length === 0)
      return [{ file, title: '', error: firstLine(message), came: 'failed' }];
    return assertionResults
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map(({ fullName, status, failureMessages }) => ({
        file,
        title: fullName,
        error: firstLine(failureMessages[0]),
        came: status === 'passed' ? 'retried' : 'failed',
      }));
  });

export const stumbledIn = (file: string): Stumbled[] => {
  if (!existsSync(file)) return [];
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return 'testResults' in report ? inVitest(report) : inSuite(report);
};

export const placeOf = ({ file, line }: Stumbled) => (line ? `${file}:${line}` : file);
