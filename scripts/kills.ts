import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** Notes that a process was killed with -9 in the midst of its work, where a night counts it. */
export const noteKill = (what: string): void => {
  const file = process.env.ALPACA_KILL_NOTES;
  if (file) appendFileSync(file, `${what}\n`);
};

export const killsNoted = (file: string): number =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean).length : 0;
