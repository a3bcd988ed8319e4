import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { machineTicks, since } from './machineTime.ts';

const dir = join(import.meta.dirname, '../bench/results');

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe', cwd: dir }).trim();

/** What was measured: a commit, and whether what ran differed from it. */
const version = () => {
  try {
    const edited = git('status', '--porcelain', '--', ':/apps', ':/packages', ':/bench/*.ts');
    return { commit: git('rev-parse', '--short=9', 'HEAD'), ...(edited && { edited: true }) };
  } catch {
    return { commit: 'none' };
  }
};

const twoDigits = (value: number) => Number(value.toFixed(2));
const load = () => twoDigits(loadavg()[0] as number);
const atStart = { load: load(), ticks: machineTicks(), version: version() };

/**
 * When, of what and where something was measured, and how busy the machine was from when the process
 * began until now.
 */
export const circumstances = () => ({
  date: new Date().toISOString(),
  // As it was when it began: others may have committed since.
  ...atStart.version,
  node: process.version,
  cpu: `${cpus().length} × ${cpus()[0]?.model.trim()}`,
  load: { start: atStart.load, end: load() },
  stolen: twoDigits(since(atStart.ticks)?.stolen ?? 0),
});

/** Keeps what a run has shown in bench/results. */
export const keepResult = (name: string, result: object): void => {
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
};

/** How many orders a tenant has that is moved: as many as is promised. */
const wholeMove = 100_000;

/** Whoever asks for another size than the one that is promised tries, and leaves what is kept alone. */
const isWholeSize = () =>
  !['ALPACA_SEQUENCES', 'ALPACA_KILLS', 'ALPACA_SCALE'].some((name) => process.env[name]) &&
  Number(process.env.ALPACA_ORDERS ?? wholeMove) >= wholeMove;

/** The same for a test, when it runs in its long form. */
export const keepLongResult = (name: string, title: string, facts: object): void => {
  if (process.env.ALPACA_LONG && isWholeSize())
    keepResult(name, { run: name, title, ...circumstances(), ...facts });
};
