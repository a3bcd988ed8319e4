import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { dieWithUs } from '../../scripts/die-with-us.ts';
import type { Account } from '../../scripts/postgres/account.ts';

export interface Program {
  name: string;
  pid: number;
  isOver(): boolean;
  signal(signal: NodeJS.Signals): void;
  exited: Promise<void>;
  /** Asks it to end; what has not after so long is ended. */
  stop(withinMs?: number): Promise<void>;
}

interface Given {
  name: string;
  file: string;
  args: readonly string[];
  account: Account;
  log: string;
  env?: NodeJS.ProcessEnv;
}

const isOver = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Starts a program in a session of its own, with its words in a file; it ends when we do. */
export const startProgram = ({ name, file, args, account, log, env = {} }: Given): Program => {
  const command = dieWithUs('TERM', file, args);
  const out = openSync(log, 'a', 0o600);
  const child = spawn(command.file, command.args, {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['ignore', out, out],
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C.UTF-8', ...env },
  });
  closeSync(out);
  const { pid } = child;
  if (!pid) throw new Error(`Cannot run ${file}.`);
  const atExit = () => void child.kill('SIGTERM');
  process.once('exit', atExit);
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => {
      process.off('exit', atExit);
      resolve();
    });
  });
  return {
    name,
    pid,
    exited,
    isOver: () => isOver(child),
    signal: (signal) => void child.kill(signal),
    async stop(withinMs = 30_000) {
      if (isOver(child)) return;
      // One that was halted hears nothing before it goes on.
      child.kill('SIGCONT');
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), withinMs);
      await exited;
      clearTimeout(late);
    },
  };
};
