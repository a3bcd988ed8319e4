import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { dieWithUs } from './die-with-us.ts';
import { printLine } from './logs.ts';

export type Environment = Record<string, string | undefined>;

/** A Node process: what `node` is given, and the environment added to ours. */
export type ProcessSpec = { name: string; args: readonly string[]; env: Environment; cwd?: string };

export type Running = {
  name: string;
  pid: number;
  /** Resolves with words for how it ended. */
  exited: Promise<string>;
  /** Asks it to end; a second request might cut its shutdown short. */
  terminate(): void;
  /** Ends it and all it started, at once. */
  kill(): void;
};

type Print = (name: string, line: string) => void;

export type Processes = {
  start(spec: ProcessSpec): Running;
  /** Runs a process to its end; rejects unless it exits with 0. */
  run(spec: ProcessSpec): Promise<void>;
  /** Rejects when a started process ends before stop() was called. */
  failure: Promise<never>;
  stop(): Promise<void>;
};

const graceMs = 15_000;

/** The processes of one run, stopped together. */
export function createProcesses(print: Print = printLine): Processes {
  const running: Running[] = [];
  const failure = Promise.withResolvers<never>();
  failure.promise.catch(() => {}); // Nobody has to watch it.
  let stopping = false;

  const add = (spec: ProcessSpec): Running => {
    if (stopping) throw new Error(`${spec.name} is not started: the run is being stopped.`);
    const child = launch(spec, print);
    running.push(child);
    void child.exited.then(() => running.splice(running.indexOf(child), 1));
    return child;
  };

  return {
    failure: failure.promise,
    start(spec) {
      const child = add(spec);
      void child.exited.then((how) => {
        if (!stopping) failure.reject(new Error(`${spec.name} ${how}.`));
      });
      return child;
    },
    async run(spec) {
      const how = await add(spec).exited;
      if (how !== finished) throw new Error(`${spec.name} ${how}.`);
    },
    async stop() {
      stopping = true;
      await Promise.all(running.toReversed().map(stopGently));
    },
  };
}

const finished = 'finished';

function launch({ name, args, env, cwd }: ProcessSpec, print: Print): Running {
  const command = dieWithUs('TERM', process.execPath, args);
  const child = spawn(command.file, command.args, {
    ...(cwd && { cwd }),
    env: { ...process.env, ...env },
    // A group of its own: Ctrl-C must not reach it before we stop things in order.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { pid } = child;
  if (!pid) throw new Error(`Cannot run ${command.file}.`);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => print(name, line));
  }
  const kill = () => killGroup(pid);
  process.once('exit', kill);
  const exited = ended(child).finally(() => process.off('exit', kill));
  return { name, pid, exited, kill, terminate: () => void child.kill('SIGTERM') };
}

// 'close', not 'exit': the last lines of a failing process say why it failed.
const ended = (child: ChildProcess) =>
  new Promise<string>((resolve) => {
    child.once('close', (code, signal) => {
      if (signal) resolve(`was ended by ${signal}`);
      else resolve(code === 0 ? finished : `exited with code ${code}`);
    });
  });

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Already gone.
  }
}

async function stopGently(child: Running): Promise<void> {
  const timer = new AbortController();
  const late = sleep(graceMs, 'late', { signal: timer.signal }).catch(() => 'cancelled');
  child.terminate();
  if ((await Promise.race([child.exited, late])) === 'late') {
    console.log(`${child.name} did not stop in ${graceMs / 1000} s and is killed.`);
    child.kill();
    await child.exited;
  }
  timer.abort();
}
