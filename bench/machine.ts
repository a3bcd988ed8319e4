import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

type Ticks = { all: number; idle: number; stolen: number };

/** CPU time of the whole machine so far, where the system tells. */
export function machineTicks(): Ticks | undefined {
  if (!existsSync('/proc/stat')) return undefined;
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  // user, nice, system, idle, iowait, irq, softirq, steal
  const ticks = line.split(/\s+/).slice(1, 9).map(Number);
  const all = ticks.reduce((sum, value) => sum + value, 0);
  return { all, idle: (ticks[3] ?? 0) + (ticks[4] ?? 0), stolen: ticks[7] ?? 0 };
}

/** Shares of the machine's time since then: left unused, and taken by the host for others. */
export function since(before: Ticks | undefined) {
  const now = machineTicks();
  if (!before || !now) return undefined;
  const all = Math.max(1, now.all - before.all);
  return { idle: (now.idle - before.idle) / all, stolen: (now.stolen - before.stolen) / all };
}

/** Waits for others to be done. False when they were not: then they are measured too. */
export async function waitForQuiet(atMostSeconds: number): Promise<boolean> {
  for (const end = Date.now() + atMostSeconds * 1000; Date.now() < end; ) {
    const before = machineTicks();
    await sleep(2000);
    const shares = since(before);
    if (!shares || shares.idle > 0.9) return true;
  }
  return false;
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
