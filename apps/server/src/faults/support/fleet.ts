import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { noteKill } from '../../../../../scripts/kills.ts';
import { freePort } from '../../../../../scripts/ports.ts';
import {
  createProcesses,
  type Environment,
  type Running,
} from '../../../../../scripts/processes.ts';
import { apiReady, devEnvironment, root } from '../../../../../scripts/servers.ts';

const entries = {
  api: join(import.meta.dirname, '../../main/api.ts'),
  relay: join(import.meta.dirname, '../../main/relay.ts'),
  worker: join(import.meta.dirname, 'testWorker.ts'),
} as const;

export interface ApiProcess extends Running {
  base: string;
}

/** Looks again and again until there is something; fails when that takes too long. */
export const until = async <T>(
  what: string,
  look: () => Promise<T | false | undefined> | T | false | undefined,
  withinMs = 20_000,
): Promise<T> => {
  for (const end = Date.now() + withinMs; Date.now() < end; await sleep(20)) {
    const found = await look();
    if (found) return found;
  }
  throw new Error(`${what}: not within ${withinMs} ms`);
};

/** Real processes of the product over one database, each to be killed as a test likes. */
export const openFleet = async (cells: string) => {
  const files = await mkdtemp(join(tmpdir(), 'alpaca-fleet-'));
  const lines: string[] = [];
  const processes = createProcesses((name, line) => void lines.push(`${name} ${line}`));
  const started: Running[] = [];
  // Processes that are killed and started all the time find their code compiled.
  const compiled = { NODE_COMPILE_CACHE: join(root, '.data/compiled') };
  const environment = (port: number) => ({ ...devEnvironment(cells, port, files), ...compiled });

  const start = (kind: keyof typeof entries, name: string, env: Environment) => {
    const running = processes.start({ name, args: [entries[kind]], env });
    started.push(running);
    let isOver = false;
    void running.exited.then(() => {
      isOver = true;
    });
    const kill = () => {
      if (!isOver) noteKill(name);
      running.kill();
    };
    return { ...running, kill };
  };
  const said = (name: string, words: string) =>
    lines.some((line) => line.startsWith(`${name} `) && line.includes(words));
  const ready = async (running: Running, waiting: Promise<unknown>) => {
    const ended = running.exited.then((how) => {
      const said = lines.filter((line) => line.startsWith(`${running.name} `));
      throw new Error(`${running.name} ${how} before it was ready:\n${said.join('\n')}`);
    });
    ended.catch(() => {});
    await Promise.race([waiting, ended]);
  };

  return {
    /** Everything the processes wrote, each line behind the name of its process. */
    lines,
    said,
    /** Where its files lie. */
    files,
    async api(name: string, env: Environment = {}): Promise<ApiProcess> {
      const port = await freePort();
      const running = start('api', name, { ...environment(port), ...env });
      const base = `http://127.0.0.1:${port}`;
      await ready(running, apiReady(base));
      return { ...running, base };
    },
    /** A worker that does the kinds of testJobs.ts. */
    async worker(name: string, env: Environment = {}): Promise<Running> {
      const running = start('worker', name, { ...environment(0), ...env });
      await ready(
        running,
        // A machine that is robbed of its time takes long to start a process.
        until(`${name} works`, () => said(name, '"working"'), 60_000),
      );
      return running;
    },
    /** The first one leads; others wait to take its place. */
    relay(name: string, env: Environment = {}): Running {
      return start('relay', name, { ...environment(0), ...env });
    },
    async stop() {
      for (const running of started) running.kill();
      await Promise.all(started.map((running) => running.exited));
      await rm(files, { recursive: true, force: true });
    },
  };
};
export type Fleet = Awaited<ReturnType<typeof openFleet>>;
