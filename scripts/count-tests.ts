import { existsSync, readFileSync } from 'node:fs';

// Prints "<passed> <failed>" for a report of vitest or Playwright and the exit code of the run.
type Vitest = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};
type Playwright = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
};

function count(report: Vitest | Playwright): { passed: number; failed: number } {
  if ('stats' in report) {
    const { expected, flaky, unexpected } = report.stats;
    return { passed: expected + flaky, failed: unexpected + report.errors.length };
  }
  // A file that could not be loaded has no tests to fail.
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

const [file = '', exitCode] = process.argv.slice(2);
const { passed, failed } = existsSync(file)
  ? count(JSON.parse(readFileSync(file, 'utf8')))
  : { passed: 0, failed: 0 };
// No tests, or a run that failed outside its tests, is one failure.
const unexplained = failed === 0 && (passed === 0 || exitCode !== '0');
console.log(`${passed} ${failed + (unexplained ? 1 : 0)}`);
