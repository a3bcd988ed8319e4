import { spawnSync } from 'node:child_process';
import type { TestApp } from './app.ts';

/** Runs a script of ours as the database's owner does, to its end: what it said, and a link in it. */
export const runMain = (app: TestApp, script: string, args: readonly string[]) => {
  const { migrate } = JSON.parse(app.database.cells).c1;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`apps/server/src/main/${script}`, ...args],
    {
      env: { ...process.env, ALPACA_CELLS: JSON.stringify({ c1: { migrate } }) },
      encoding: 'utf8',
    },
  );
  return { status, said: stdout + stderr, link: /#(\S+)/.exec(stdout)?.[1] ?? '' };
};
