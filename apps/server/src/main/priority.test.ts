import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
// In a process of its own: a priority once given away does not come back.
const script = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { letAnswersGoFirst } from '${new URL('./priority.ts', import.meta.url).href}';
  letAnswersGoFirst();
  const niceOf = (thread) =>
    readFileSync('/proc/self/task/' + thread + '/stat', 'utf8').split(') ')[1].split(' ')[16];
  console.log(JSON.stringify(readdirSync('/proc/self/task').map(niceOf)));
`;

it.runIf(process.platform === 'linux')(
  'every thread of the worker goes behind who waits',
  async () => {
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script]);
    const nices: string[] = JSON.parse(stdout);
    expect(nices.length).toBeGreaterThan(1);
    expect(new Set(nices)).toEqual(new Set(['19']));
  },
);
