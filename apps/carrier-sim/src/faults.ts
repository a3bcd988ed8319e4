import * as z from 'zod/mini';

export const asks = ['book', 'find', 'cancel', 'label', 'manifest', 'track'] as const;

/** How what is told of parcels may be wrong. */
const trackFaults = ['duplicates', 'reordering', 'wrongYears', 'unknownCodes'] as const;
export type Ask = (typeof asks)[number];

const Rate = z._default(z.number().check(z.minimum(0), z.maximum(1)), 0);
const Ms = z._default(z.int().check(z.minimum(0), z.maximum(3_600_000)), 0);

/** How the simulator misbehaves; what isn't named is off. Rates are parts of one. */
export const Faults = z.strictObject({
  /** Every answer takes at least this long. */
  latencyMs: Ms,
  /** Answers 503 and does nothing. */
  errorRate: Rate,
  /** Drops the connection and does nothing. */
  resetBeforeRate: Rate,
  /** Does it, then drops the connection. */
  resetAfterCommitRate: Rate,
  /** Does it, then sends half an answer. */
  brokenRate: Rate,
  /** Says no. */
  refuseRate: Rate,
  /** Never answers and does nothing. */
  hangRate: Rate,
  /** Does it lateMs later, whoever has given up by then. */
  lateRate: Rate,
  lateMs: z._default(z.int().check(z.minimum(0), z.maximum(3_600_000)), 15_000),
  /** The label is ready this long after the booking. */
  slowLabelMs: Ms,
  /** A reference that is known is answered with its booking, or with 409 and its booking. */
  duplicates: z._default(z.enum(['same', 'conflict']), 'same'),
  /** Books again what it has booked: carriers that know no references do. */
  forgetful: z._default(z.boolean(), false),
  /** How long a parcel takes for each step of its way, and what is wrong with what is told of it. */
  trackStepMs: z._default(z.int().check(z.minimum(0), z.maximum(864_000_000)), 21_600_000),
  trackFaults: z._default(z.array(z.enum(trackFaults)), []),
  /** What is asked, and of which services; everything where it is left out. */
  asks: z.optional(z.array(z.enum(asks))),
  services: z.optional(z.array(z.string())),
  /** The same faults in the same order, every time. */
  seed: z.optional(z.int()),
});
export type Faults = z.infer<typeof Faults>;

export const fates = [
  'error',
  'resetBefore',
  'hang',
  'refuse',
  'late',
  'resetAfterCommit',
  'broken',
] as const;
export type Fate = (typeof fates)[number] | 'fine';

// Mulberry32: small, and good enough for dice.
const diceOf = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export const openFaults = () => {
  let faults = Faults.parse({});
  let dice: () => number = Math.random;
  return {
    get now() {
      return faults;
    },
    set(next: Faults) {
      faults = next;
      dice = next.seed === undefined ? Math.random : diceOf(next.seed);
    },
    /** What becomes of a question. */
    fateOf(ask: Ask, service: string): Fate {
      if (faults.asks && !faults.asks.includes(ask)) return 'fine';
      if (faults.services && !faults.services.includes(service)) return 'fine';
      return fates.find((fate) => dice() < faults[`${fate}Rate`]) ?? 'fine';
    },
  };
};
