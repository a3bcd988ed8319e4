import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Folder } from './folder.ts';

const firstNumber = (file: string) =>
  existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) || undefined : undefined;

/** Parent and command line. `ps` is missing on slim machines, hence /proc first. */
function lookAt(pid: number): { parent: number; args: string } | undefined {
  try {
    if (!existsSync('/proc/self/status')) {
      const line = execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], {
        encoding: 'utf8',
      });
      return { parent: Number.parseInt(line, 10), args: line };
    }
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const args = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return { parent: Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]), args };
  } catch {
    return undefined; // It ended while we looked.
  }
}

/**
 * Makes the folder free to start in. An orphan, whose starter is gone, is shut down: its port was
 * known to that starter alone. A server whose starter lives, or that others started, is refused.
 */
export async function clearFormerRun(folder: Folder): Promise<void> {
  const pidFile = join(folder.data, 'postmaster.pid');
  const pid = firstNumber(pidFile);
  const running = pid ? lookAt(pid) : undefined;
  // PostgreSQL itself replaces the file of a dead process, and needs it to find leftovers.
  if (!pid || !running) return;
  if (!running.args.includes(folder.data)) {
    // The number was given to another program since, as happens when the machine restarts.
    rmSync(pidFile, { force: true });
    return;
  }
  const starter = firstNumber(folder.owner);
  if (!starter || starter === running.parent) {
    throw new Error(
      `PostgreSQL is already running in ${folder.dir} (pid ${pid}, ` +
        `started by process ${running.parent}). Stop that first, then try again.`,
    );
  }
  console.log(`Stopping PostgreSQL (pid ${pid}), left behind by a run that was killed.`);
  await stopProcess(pid);
}

// A process that ended but was not collected by its parent has no command line left.
const isGone = (pid: number) => !lookAt(pid)?.args;

async function waitGone(pid: number, milliseconds: number): Promise<boolean> {
  for (const end = Date.now() + milliseconds; Date.now() < end; await sleep(25)) {
    if (isGone(pid)) return true;
  }
  return false;
}

/** Fast shutdown; if that hangs an immediate one, from which the next start recovers. */
export async function stopProcess(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (isGone(pid)) return;
    process.kill(pid, signal);
    if (await waitGone(pid, 20_000)) return;
  }
  throw new Error(`PostgreSQL (pid ${pid}) does not stop.`);
}
