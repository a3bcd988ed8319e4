import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

const dir = join(import.meta.dirname, '../bench/results');

const commit = () => {
  try {
    const git = ['rev-parse', '--short', 'HEAD'];
    return execFileSync('git', git, { encoding: 'utf8', stdio: 'pipe', cwd: dir }).trim();
  } catch {
    return 'none';
  }
};

/** When, of what and where something was measured. */
export const circumstances = () => ({
  date: new Date().toISOString(),
  commit: commit(),
  node: process.version,
  cpu: `${cpus().length} × ${cpus()[0]?.model.trim()}`,
});

/** Keeps what a run has shown in bench/results. */
export const keepResult = (name: string, result: object): void => {
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
};

/** The same for a test, when it runs in its long form. */
export const keepLongResult = (name: string, title: string, facts: object): void => {
  if (process.env.ALPACA_LONG) keepResult(name, { run: name, title, ...circumstances(), ...facts });
};
