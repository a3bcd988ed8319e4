import { Gauge, type Registry } from 'prom-client';
import { CarrierUnknown } from '../platform/carrier.ts';
import type { Node } from '../platform/node.ts';

/** There is no room now: whoever asks puts itself off rather than wait, so that nobody else waits. */
export class CarrierBusy extends Error {
  readonly retryMs: number;
  constructor(retryMs: number) {
    super(`carrier is busy for ${retryMs} ms`);
    this.name = 'CarrierBusy';
    this.retryMs = retryMs;
  }
}

interface Line {
  underWay: number;
  /** How many were turned away and have not come in since, and how long a question takes. */
  waiting: number;
  meanMs: number;
  /** How many in a row ended in CarrierUnknown, and when the first of them did. */
  lost: number;
  lostSince: number;
  /** How long the breaker was open the last time; 0 while it is closed. */
  openMs: number;
  opensAgainAt: number;
  /** After its pause one question goes through; the others wait for what becomes of it. */
  isTrying: boolean;
}

const lostAtMost = 5;
const firstPauseMs = 10_000;
const longestPauseMs = 30_000;
const shortestWaitMs = 500;
const longestWaitMs = 30_000;
const tryingMs = 2_000;

interface GateOptions {
  /** Questions under way at once, to one account. */
  limit: number;
  now?: () => number;
}

const heard = (line: Line) => Object.assign(line, { lost: 0, openMs: 0, opensAgainAt: 0 });

const lost = (line: Line, now: number) => {
  if (line.lost === 0) line.lostSince = now;
  line.lost += 1;
  // Shut already by another that was under way: it doesn't make the pause longer.
  if (now < line.opensAgainAt) return;
  if (line.openMs === 0 && line.lost < lostAtMost) return;
  line.openMs = line.openMs === 0 ? firstPauseMs : Math.min(2 * line.openMs, longestPauseMs);
  line.opensAgainAt = now + line.openMs;
};

/** Lets questions to carriers through: so many at once, and none while a carrier doesn't answer. */
export const createGate = ({ limit, now = Date.now }: GateOptions) => {
  const lines = new Map<string, Line>();
  const lineOf = (account: string) => {
    const known = lines.get(account);
    if (known) return known;
    const line: Line = {
      underWay: 0,
      waiting: 0,
      meanMs: 500,
      lost: 0,
      lostSince: 0,
      openMs: 0,
      opensAgainAt: 0,
      isTrying: false,
    };
    lines.set(account, line);
    return line;
  };

  /** When its turn will come, as far as can be told: coming sooner would be in vain. */
  const turnedAway = (line: Line) => {
    line.waiting += 1;
    const turnMs = (line.waiting / limit) * line.meanMs;
    return new CarrierBusy(Math.min(longestWaitMs, Math.max(shortestWaitMs, turnMs)));
  };

  const enter = (line: Line) => {
    const pause = line.opensAgainAt - now();
    if (pause > 0) throw new CarrierBusy(pause);
    if (line.openMs > 0 && line.isTrying) throw new CarrierBusy(tryingMs);
    if (line.underWay >= limit) throw turnedAway(line);
    const isTry = line.openMs > 0;
    if (isTry) line.isTrying = true;
    line.underWay += 1;
    line.waiting = Math.max(0, line.waiting - 1);
    return isTry;
  };

  const through = async <T>(account: string, work: () => Promise<T>): Promise<T> => {
    const line = lineOf(account);
    const isTry = enter(line);
    const begun = now();
    try {
      const result = await work();
      heard(line);
      return result;
    } catch (error) {
      // A fault of ours says nothing about the carrier.
      if (error instanceof CarrierUnknown) lost(line, now());
      throw error;
    } finally {
      line.underWay -= 1;
      line.meanMs += (now() - begun - line.meanMs) / 10;
      if (isTry) line.isTrying = false;
    }
  };
  return {
    through,
    /** Since when each account that was asked has not answered, in seconds; 0 while it does. */
    silences: (): [account: string, seconds: number][] =>
      [...lines].map(([account, { openMs, lostSince }]) => [
        account,
        openMs > 0 ? (now() - lostSince) / 1000 : 0,
      ]),
  };
};
type Gate = ReturnType<typeof createGate>;

const gates = new WeakMap<Node, Gate>();

/** A carrier that hangs may hold a part of a worker's jobs and no more. */
const limitOf = ({ config }: Node) => Math.max(2, Math.floor(config.workerParallel / 4));

const gateOf = (node: Node): Gate => {
  const gate = gates.get(node) ?? createGate({ limit: limitOf(node) });
  gates.set(node, gate);
  return gate;
};

/** Asks a carrier, or throws CarrierBusy at once. The account is named among those of all tenants. */
export const throughGate = <T>(
  node: Node,
  accountName: string,
  work: () => Promise<T>,
): Promise<T> => gateOf(node).through(accountName, work);

/** How long carriers have not answered this process. */
export const measureCarriers = (node: Node, registry: Registry) => {
  const silent = new Gauge({
    name: 'alpaca_carrier_silent_seconds',
    help: 'For how long an account at a carrier has not answered, and is not asked for the time being',
    labelNames: ['account'],
    registers: [registry],
    collect() {
      for (const [account, seconds] of gateOf(node).silences()) silent.set({ account }, seconds);
    },
  });
};
