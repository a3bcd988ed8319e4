import { accessSync, constants, existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  if?: string;
  with?: { path?: string; 'include-hidden-files'?: boolean };
}
interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, { container: string; 'timeout-minutes': number; steps: Step[] }>;
}

const text = (path: string) => readFileSync(path, 'utf8');
const files = globSync('.github/workflows/*.yml');
const read = (path: string) => parse(text(path)) as Workflow;
const stepsOf = (path: string) => Object.values(read(path).jobs).flatMap(({ steps }) => steps);
const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };

const isScript = ([npm, run, name]: string[]) => npm === 'npm' && run === 'run' && name;
const isRunnable = (path: string) => {
  accessSync(path, constants.X_OK);
  return true;
};
/** Why a line of a step would fail, as far as one can see without running it. */
const faultOf = (line: string) => {
  const words = line.split(' ');
  const [command = '', first = ''] = words;
  const name = isScript(words);
  if (name) return scripts[name] ? '' : `no script ${name}`;
  if (command === 'bash') return existsSync(first) ? '' : `no file ${first}`;
  if (command.includes('/')) return isRunnable(command) ? '' : `cannot run ${command}`;
  return ['cat', 'git', 'tail'].includes(command) ? '' : `unknown: ${line}`;
};

describe.each(files)('%s', (path) => {
  const workflow = read(path);
  const jobs = Object.values(workflow.jobs);

  test('runs what there is, on Debian with the Node that a newcomer has', () => {
    const lines = stepsOf(path).flatMap(({ run = '' }) => run.split('\n').filter(Boolean));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.map(faultOf).filter(Boolean)).toEqual([]);
    expect(jobs.map(({ container }) => container)).toEqual(['node:20-bookworm']);
    expect(jobs.every((job) => job['timeout-minutes'] > 0)).toBe(true);
    for (const { run, uses } of stepsOf(path)) expect(Boolean(run) !== Boolean(uses)).toBe(true);
  });

  test('may read the repository and nothing else, and uses no action of strangers', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const used = stepsOf(path).flatMap(({ uses }) => uses ?? []);
    expect(used.filter((name) => !/^actions\/[\w-]+@v\d+$/.test(name))).toEqual([]);
  });

  test('keeps files that are hidden', () => {
    const kept = stepsOf(path).filter(({ uses }) => uses?.startsWith('actions/upload-artifact'));
    expect(kept).toHaveLength(1);
    expect(kept[0]?.with?.['include-hidden-files']).toBe(true);
  });
});

test('a change is held by .ci/run', () => {
  expect(Object.keys(read('.github/workflows/ci.yml').on)).toEqual(['push', 'pull_request']);
  expect(stepsOf('.github/workflows/ci.yml').map(({ run }) => run)).toContain('.ci/run');
});

test('the night comes by the clock, after setup, and what it found is kept whatever it was', () => {
  const { on } = read('.github/workflows/night.yml');
  expect(on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }]);
  const steps = stepsOf('.github/workflows/night.yml');
  const at = (run: string) => steps.findIndex((step) => step.run === run);
  expect(at('bash scripts/setup.sh')).toBeGreaterThan(0);
  expect(at('npm run night')).toBeGreaterThan(at('bash scripts/setup.sh'));
  const kept = steps.findIndex(({ uses }) => uses?.startsWith('actions/upload-artifact'));
  expect(kept).toBeGreaterThan(at('npm run night'));
  expect(steps[kept]?.if).toBe('always()');
  expect(steps[kept]?.with?.path?.trim().split('\n')).toEqual(['docs/night.md', '.data/night']);
  // Where the script writes them.
  expect(text('scripts/night.ts')).toContain("'docs/night.md'");
  expect(text('scripts/nightPlan.ts')).toContain("'.data/night'");
});
