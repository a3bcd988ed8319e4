import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

// Linux only, as Debian's Chromium and the death signals of scripts/die-with-us.ts are.

/** A process that somebody started, directly or not. */
export interface Relative {
  pid: number;
  line: string;
  /** The same process: a number that was given to another one since is not it. */
  isAlive(): boolean;
}

const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // It ended while we looked, or is not ours to look at.
  }
};

// The name in brackets may itself hold blanks and brackets.
const statOf = (pid: number) => {
  const fields = read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ');
  return { state: fields[0] ?? '', parent: Number(fields[1]), begun: fields[19] ?? '' };
};

const pids = () => readdirSync('/proc').map(Number).filter(Boolean);

/** What has ended waits as a zombie until its parent hears of it. */
const isRunning = (state: string) => !['', 'Z', 'X'].includes(state);

const relative = (pid: number): Relative => {
  const { begun } = statOf(pid);
  return {
    pid,
    line: read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim().slice(0, 160),
    isAlive: () => {
      const now = statOf(pid);
      return isRunning(now.state) && now.begun === begun;
    },
  };
};

/**
 * Everybody who descends from a process, and everybody who carries its mark in the environment: who
 * lost a parent on the way has no other sign.
 */
export const familyOf = (ancestor: number, mark: string): Relative[] => {
  const all = pids().map((pid) => ({ pid, ...statOf(pid) }));
  const found = new Set([ancestor]);
  for (let size = 0; size < found.size; ) {
    size = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
  return (
    all
      .filter(({ state }) => isRunning(state))
      .filter(({ pid }) => found.has(pid) || read(`/proc/${pid}/environ`).includes(mark))
      .map(({ pid }) => relative(pid))
      // One without a command line is just ending: its memory is given back before it counts as ended.
      .filter(({ line }) => line !== '')
  );
};

const socketsOf = ({ pid }: Relative): string[] => {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
      try {
        return [/^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1] ?? ''];
      } catch {
        return [];
      }
    });
  } catch {
    return [];
  }
};

/** The TCP ports on which these listen; on which anybody does, without them. */
export const listening = (processes: readonly Relative[] | null): number[] => {
  const sockets = processes && new Set(processes.flatMap(socketsOf));
  const lines = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => read(file).split('\n'));
  const ports = lines.flatMap((line) => {
    const [, local = '', , state, , , , , , inode = ''] = line.trim().split(/\s+/);
    const isOurs = state === '0A' && (!sockets || sockets.has(inode));
    return isOurs ? [Number.parseInt(local.split(':')[1] ?? '', 16)] : [];
  });
  return [...new Set(ports)].sort((a, b) => a - b);
};
