import { existsSync, readFileSync } from 'node:fs';

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
