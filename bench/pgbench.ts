import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBinaries } from '../scripts/postgres/binaries.ts';

const run = promisify(execFile);

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
    ['--no-vacuum', '--protocol=prepared', `--time=${options.seconds}`],
    [`--client=${options.clients}`, '--jobs=2'],
    Object.entries(options.variables).map(([name, value]) => `--define=${name}=${value}`),
    options.scripts.map((script) => `--file=${script}`),
    [`--host=${hostname}`, `--port=${port}`, `--username=${username}`, pathname.slice(1)],
  ].flat();
  const { stdout } = await run(join(findBinaries(), 'pgbench'), args, {
    env: { ...process.env, PGPASSWORD: password },
  });
  const perSecond = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
  const failed = /failed transactions: (\d+)/.exec(stdout)?.[1] ?? '0';
  if (!perSecond || failed !== '0') throw new Error(`pgbench failed:\n${stdout}`);
  return perSecond;
}
