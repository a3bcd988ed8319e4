import * as z from 'zod/mini';
import { call } from '../wire/call.ts';

/** `waiting`: the merchant has done their part and somebody else's is to come. */
export const firstStepStates = ['todo', 'waiting', 'done'] as const;
export type FirstStepState = (typeof firstStepStates)[number];

/** Something a new merchant does before their first parcel is on its way. */
export const FirstStep = z.strictObject({
  key: z.string(),
  /** What it is and what it is good for, in the reader's language. */
  title: z.string(),
  text: z.string(),
  state: z.enum(firstStepStates),
  /** Where it is done. */
  path: z.string(),
});
export type FirstStep = z.infer<typeof FirstStep>;

/** The way of a new merchant, as far as the reader may go it; whoever has come through has no steps left. */
export const getFirstSteps = call({
  method: 'GET',
  path: '/common/getFirstSteps',
  access: 'signedIn',
  rules: { none: 'a merchant’s own' },
  result: z.array(FirstStep),
});
