import { mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const memory = '/dev/shm';
const prefix = 'alpaca-test-';
// Some twenty databases at once, and what is logged ahead of them.
const needed = 4 * 1024 ** 3;

const isMemoryRoomy = () => {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= needed;
  } catch {
    return false;
  }
};

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** What a run left that was killed. */
const clear = (parent: string) => {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
    const pid = Number(name.slice(prefix.length).split('-')[0]);
    if (!isAlive(pid)) rmSync(join(parent, name), { recursive: true, force: true });
  }
};

/**
 * A folder for a database that one run makes and forgets: in memory where there is room. Tests make
 * and drop hundreds of databases of 1,700 files, and ext4 looks for a new file's place among all that
 * were deleted within a minute: 1.5 s for a database that takes 0.1 s in memory. Long runs fill tables
 * with millions of rows, whose place is the disk.
 */
export const passingFolder = (elsewhere: string): string => {
  const parent = isMemoryRoomy() && !process.env.ALPACA_LONG ? memory : elsewhere;
  mkdirSync(parent, { recursive: true });
  clear(parent);
  return mkdtempSync(join(parent, `${prefix}${process.pid}-`));
};
