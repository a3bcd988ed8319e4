import * as z from 'zod/mini';
import { call } from '../wire/call.ts';

/** Something that goes no further until somebody does something. */
export const Waiting = z.strictObject({
  key: z.string(),
  /** What it is, in the reader's language, to stand after its count. */
  text: z.string(),
  count: z.number(),
  /** Where it can be seen to. */
  path: z.string(),
});
export type Waiting = z.infer<typeof Waiting>;

/** What waits for the reader: each line for who may see to it, and none that has nothing. */
export const getWaiting = call({
  method: 'GET',
  path: '/common/getWaiting',
  access: 'signedIn',
  rules: 'orders',
  result: z.array(Waiting),
});
