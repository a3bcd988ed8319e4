import * as z from 'zod/mini';
import { call } from '../wire/call.ts';

/** Something a new merchant does before the first order goes out. */
export const FirstStep = z.strictObject({
  key: z.string(),
  /** What it is and what it is good for, in the reader's language. */
  title: z.string(),
  text: z.string(),
  isDone: z.boolean(),
  /** Where it is done. */
  path: z.string(),
});
export type FirstStep = z.infer<typeof FirstStep>;

/** The way of a new merchant, as far as the reader may go it; the tenant's own people have none. */
export const getFirstSteps = call({
  method: 'GET',
  path: '/common/getFirstSteps',
  access: 'signedIn',
  rules: { none: 'a merchant’s own' },
  result: z.array(FirstStep),
});
