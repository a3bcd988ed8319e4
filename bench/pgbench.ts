import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBinaries } from '../scripts/postgres/binaries.ts';

const run = promisify(execFile);

// Every run connects anew and prepares every statement on every connection, while the API's pool
// lives on from round to round. So pgbench runs this much longer, and what it does first is left out.
const settleSeconds = 3;

/** Transactions per second of the scripts, one picked at random for each transaction. */
export async function pgbench(options: {
  url: string;
  scripts: readonly string[];
  clients: number;
  seconds: number;
  variables: Record<string, number>;
}): Promise<number> {
  const { hostname, port, username, password, pathname } = new URL(options.url);
  const args = [
    ['--no-vacuum', '--protocol=prepared', '--progress=1'],
    [`--time=${options.seconds + settleSeconds}`, `--client=${options.clients}`, '--jobs=2'],
    Object.entries(options.variables).map(([name, value]) => `--define=${name}=${value}`),
    options.scripts.map((script) => `--file=${script}`),
    [`--host=${hostname}`, `--port=${port}`, `--username=${username}`, pathname.slice(1)],
  ].flat();
  const { stderr } = await run(join(findBinaries(), 'pgbench'), args, {
    env: { ...process.env, PGPASSWORD: password },
  });
  return settledRate(stderr);
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
