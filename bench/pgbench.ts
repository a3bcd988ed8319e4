import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBinaries } from '../scripts/postgres/binaries.ts';

const run = promisify(execFile);

// Every run connects anew and prepares every statement on every connection, while the API's pool
// lives on from round to round. So pgbench runs this much longer, and what it does first is left out.
export const settleSeconds = 3;

/** Transactions per second of the scripts, one picked at random for each transaction. */
export async function pgbench(options: {
  url: string;
  scripts: readonly string[];
  clients: number;
  seconds: number;
  variables: Record<string, number>;
}): Promise<number> {
  const { stderr } = await start(options.url, options.variables, [
    ...['--protocol=prepared', '--progress=1'],
    ...[`--time=${options.seconds + settleSeconds}`, `--client=${options.clients}`, '--jobs=2'],
    ...options.scripts.map((script) => `--file=${script}`),
  ]);
  return settledRate(stderr);
}

const start = (url: string, variables: Record<string, number>, args: readonly string[]) => {
  const { hostname, port, username, password, pathname } = new URL(url);
  const all = [
    '--no-vacuum',
    ...args,
    ...Object.entries(variables).map(([name, value]) => `--define=${name}=${value}`),
    ...[`--host=${hostname}`, `--port=${port}`, `--username=${username}`, pathname.slice(1)],
  ];
  return run(join(findBinaries(), 'pgbench'), all, {
    env: { ...process.env, PGPASSWORD: password },
  });
};

/** The same of a script so long that one client does it only so many times, as it stands. */
export async function pgbenchTimes(options: {
  url: string;
  script: string;
  transactions: number;
  variables: Record<string, number>;
}): Promise<number> {
  const { stdout } = await start(options.url, options.variables, [
    ...['--protocol=simple', `--transactions=${options.transactions}`, '--client=1'],
    `--file=${options.script}`,
  ]);
  const rate = /^tps = ([\d.]+)/m.exec(stdout)?.[1];
  if (!rate || !/failed transactions: 0 /.test(stdout)) throw new Error(`pgbench:\n${stdout}`);
  return Number(rate);
}

/** The mean of the lines `progress: 4.0 s, 376.0 tps, …, 0 failed` after the settling. */
function settledRate(progress: string): number {
  let [before, seconds, transactions] = [0, 0, 0];
  for (const [line, time, rate] of progress.matchAll(/^progress: ([\d.]+) s, ([\d.]+) tps.*$/gm)) {
    if (!line.endsWith(' 0 failed')) throw new Error(`pgbench failed: ${line}`);
    if (before >= settleSeconds) {
      seconds += Number(time) - before;
      transactions += (Number(time) - before) * Number(rate);
    }
    before = Number(time);
  }
  if (transactions === 0) throw new Error(`pgbench did nothing:\n${progress}`);
  return transactions / seconds;
}
