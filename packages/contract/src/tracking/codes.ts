import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { optionalText, page, pageQuery, text, WireTime } from '../wire/fields.ts';
import { trackReasons } from './reasons.ts';
import { trackStages } from './stages.ts';

const means = {
  /** Null: it says nothing of where the parcel is. */
  stage: z.nullable(z.enum(trackStages)),
  reason: z.nullable(z.enum(trackReasons)),
};

/** A carrier's code that nobody knows, or that this tenant has said the meaning of. */
export const TrackCode = z.strictObject({
  carrier: z.string(),
  code: z.string(),
  /** What was said with it, the latest. */
  words: z.string(),
  events: z.number(),
  /** How many parcels stand behind it. */
  parcels: z.number(),
  latestTime: z.nullable(WireTime),
  ...means,
  /** Nought: nobody has said what it means; counts on with every change. */
  mapping: z.number(),
  changeTime: z.nullable(WireTime),
  changedBy: z.string(),
});
export type TrackCode = z.infer<typeof TrackCode>;

/** Those that nobody knows, the most parcels first; or those that were said otherwise here. */
export const listTrackCodes = call({
  method: 'GET',
  path: '/ops/trackCode/list',
  access: 'ops:trackCodes',
  rules: { none: 'what carriers’ words mean' },
  query: z.strictObject({
    ...pageQuery,
    state: z._default(z.enum(['unknown', 'said']), 'unknown'),
    carrier: optionalText(50),
  }),
  result: page(TrackCode),
});

/** Says what a code means; what was told by it before is read anew, and whoever it changes is told. */
export const setTrackCode = call({
  method: 'PUT',
  path: '/ops/trackCode/set',
  access: 'ops:trackCodes',
  idempotent: true,
  log: { menu: 'tracking', type: 'update' },
  body: z.strictObject({
    carrier: text(50),
    code: text(100),
    ...means,
    /** As it was seen: somebody else may have said something meanwhile. */
    mapping: z.int().check(z.minimum(0)),
  }),
  result: z.strictObject({ mapping: z.number() }),
  refuses: ['track.codeChanged', 'track.codeUnknown'],
});
