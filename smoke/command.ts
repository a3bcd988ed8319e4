import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../scripts/servers.ts';
import { familyOf, listening, type Relative } from './family.ts';

type Environment = Record<string, string>;

/** What a shell has that knows nothing of Alpaca, and what is said here. */
const environment = (said: Environment) => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(ALPACA_|NODE_|CARRIER_SIM_|npm_|FORCE_COLOR|CI$)/.test(name),
    ),
  ),
  ...said,
});

/** Runs an npm script to its end: how it ended and what it said. */
export const runScript = async (args: readonly string[], env: Environment) => {
  const child = spawn('npm', ['run', ...args], { cwd: root, env: environment(env) });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  const [code] = await once(child, 'close');
  return { code: code as number | null, said };
};

const isOver = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** An npm script as a person types it at a terminal: a process group of its own, all output kept. */
export const startScript = async (name: string, env: Environment) => {
  const mark = `smoke-${name}-${process.pid}-${Date.now()}`;
  mkdirSync(join(root, '.data/smoke'), { recursive: true });
  const log = createWriteStream(join(root, `.data/smoke/${name}.log`));
  const child = spawn('npm', ['run', name], {
    cwd: root,
    env: environment({ ...env, ALPACA_SMOKE: mark }),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await once(child, 'spawn');
  const group = child.pid as number;
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      said += data;
      log.write(data);
    });
  }
  const closed = once(child, 'close');
  void closed.then(() => log.end());
  const family = () => familyOf(group, mark);

  return {
    said: () => said,
    family,

    /** Waits until it has said so. */
    async saying(words: RegExp, seconds: number): Promise<RegExpExecArray> {
      for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(100)) {
        const found = words.exec(said);
        if (found) return found;
        if (isOver(child)) break;
      }
      throw new Error(`npm run ${name} never said ${words}:\n${said.slice(-3000)}`);
    },

    /**
     * A signal, and what became of everything then. Ctrl-C goes to the whole group, as a terminal
     * sends it; SIGTERM to npm alone, as from whoever supervises it.
     */
    async stop(signal: 'SIGINT' | 'SIGTERM', seconds: number) {
      const before = family();
      const ports = listening(before);
      const started = Date.now();
      process.kill(signal === 'SIGINT' ? -group : group, signal);
      const late = sleep(seconds * 1000, undefined, { ref: false });
      await Promise.race([closed, late]);
      const took = (Date.now() - started) / 1000;
      const stillThere = [...family(), ...before.filter(({ isAlive }) => isAlive())];
      const stillOpen = ports.filter((port) => listening(null).includes(port));
      return {
        ended: child.signalCode ?? child.exitCode,
        took,
        before,
        ports,
        left: names(stillThere),
        stillOpen,
      };
    },

    /** Whatever happened, nothing of it stays: for a test that failed on its way. */
    async clear() {
      if (!isOver(child)) {
        process.kill(-group, 'SIGTERM');
        await Promise.race([closed, sleep(20_000, undefined, { ref: false })]);
      }
      for (const { pid } of family()) process.kill(pid, 'SIGKILL');
    },
  };
};

const names = (relatives: readonly Relative[]) => [
  ...new Set(relatives.map(({ pid, line }) => `${pid} ${line}`)),
];
