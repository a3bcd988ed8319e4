import { spawnSync } from 'node:child_process';

/** Runs a script of ours as the database's owner does, to its end: what it said, and a link in it. */
export const runMain = (
  { database }: { database: { cells: string } },
  script: string,
  args: readonly string[],
) => {
  const all = Object.entries<{ migrate: string }>(JSON.parse(database.cells));
  const cells = Object.fromEntries(all.map(([cell, { migrate }]) => [cell, { migrate }]));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`apps/server/src/main/${script}`, ...args],
    {
      env: {
        ...process.env,
        ALPACA_CELLS: JSON.stringify(cells),
        ALPACA_ALLOW_DEVELOPMENT: 'keys',
      },
      encoding: 'utf8',
    },
  );
  return { status, said: stdout + stderr, link: /#(\S+)/.exec(stdout)?.[1] ?? '' };
};
