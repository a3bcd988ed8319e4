import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { flakyIn, knownFlaky, wrongWith } from './flaky.ts';
import { root } from './servers.ts';

const line = (since: string, cause = 'a race') =>
  `| \`e2e/a.spec.ts\` | opens | ${since} | ${cause} |`;
const head = '| file | test | since | cause |\n| --- | --- | --- | --- |\n';
const wrong = (row: string, now = '2026-12-01') =>
  flakyIn(head + row).flatMap((one) => wrongWith(one, new Date(now)));

test('what passed only when tried again is mended within 14 days', () => {
  expect(wrong(line('2026-12-01'))).toEqual([]);
  expect(wrong(line('2026-11-17'))).toEqual([]);
  expect(wrong(line('2026-11-16'))).toEqual(['e2e/a.spec.ts opens: not mended for 15 days']);
});

test('a line has a day and a cause', () => {
  expect(wrong(line('2026-12-02'))).toHaveLength(1);
  expect(wrong(line('yesterday'))).toHaveLength(1);
  expect(wrong(line('2026-13-01'))).toHaveLength(1);
  expect(wrong(line('2026-12-01', ''))).toHaveLength(1);
});

test('docs/flaky.md has no line whose time is over, and none of a file that is gone', () => {
  const known = knownFlaky();
  expect(known.flatMap((one) => wrongWith(one))).toEqual([]);
  expect(known.filter(({ file }) => !existsSync(join(root, file)))).toEqual([]);
});

test('a test that passed only when tried again is printed with its first error', () => {
  const dir = mkdtempSync(join(tmpdir(), 'alpaca-retried-'));
  const told = (report: object) => {
    const file = join(dir, 'report.json');
    writeFileSync(file, JSON.stringify(report));
    return execFileSync('node', ['scripts/retried.ts', file], { cwd: root, encoding: 'utf8' });
  };
  try {
    const result = (fullName: string, failureMessages: string[]) => ({
      fullName,
      status: 'passed',
      failureMessages,
    });
    const vitest = told({
      testResults: [
        {
          name: join(root, 'apps/server/src/a.test.ts'),
          assertionResults: [result('holds', ['Error: once\nat a.ts']), result('holds always', [])],
        },
      ],
    });
    expect(vitest).toBe(
      'passed only when tried again: apps/server/src/a.test.ts holds: Error: once\n' +
        '  not in docs/flaky.md: write it down there with the day and its cause\n',
    );
    const [known] = knownFlaky();
    const spec = (file: string, title: string) => ({
      title,
      file,
      line: 7,
      tests: [{ status: 'flaky', results: [{ error: { message: 'late' } }, {}] }],
    });
    const specs = [spec('other.spec.ts', 'is new')];
    if (known) specs.push(spec(known.file.replace('e2e/', ''), known.title));
    const playwright = told({ suites: [{ specs }] });
    expect(playwright).toContain('passed only when tried again: e2e/other.spec.ts:7 is new: late');
    expect(playwright.match(/not in docs/g)).toHaveLength(1);
    if (known) expect(playwright).toContain(`${known.title}: late\n  known since ${known.since}`);
  } finally {
    rmSync(dir, { recursive: true });
  }
});
