import { existsSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { machineTicks, since } from '../scripts/machineTime.ts';

/** What the machine had left while we did nothing for two seconds, and its load average. */
export type Standing = { idle?: number; stolen?: number; load: number };

const twoDigits = (value: number) => Number(value.toFixed(2));

export async function standing(): Promise<Standing> {
  const before = machineTicks();
  await sleep(2000);
  const shares = since(before);
  return {
    ...(shares && { idle: twoDigits(shares.idle), stolen: twoDigits(shares.stolen) }),
    load: twoDigits(loadavg()[0] as number),
  };
}

/** Where the system doesn't tell, one has to believe it. */
export const isQuiet = ({ idle = 1 }: Standing) => idle > 0.9;

/** Waits for others to be done. Where they are not, they are measured too, and that is said. */
export async function waitForQuiet(atMostSeconds: number): Promise<Standing> {
  for (const end = Date.now() + atMostSeconds * 1000; ; ) {
    const found = await standing();
    if (isQuiet(found) || Date.now() > end) return found;
  }
}

const ticksPerSecond = 100;

function cpuSeconds(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Runs the work and tells how many cores the process kept busy meanwhile. */
export async function watching<T>(pid: number, work: () => Promise<T>) {
  const before = cpuSeconds(pid);
  const started = performance.now();
  const result = await work();
  const after = cpuSeconds(pid);
  const seconds = (performance.now() - started) / 1000;
  const known = before !== undefined && after !== undefined;
  return { result, busy: known ? (after - before) / seconds : undefined };
}
