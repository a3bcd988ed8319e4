import * as z from 'zod/mini';
import { call } from '../wire/call.ts';

/** How a line kept what it promises to a country: of what it delivered, as far as we know when it began. */
export const KeptPromise = z.strictObject({
  productId: z.string(),
  productName: z.string(),
  countryCode: z.string(),
  /** The longest that the line promises. */
  promisedDays: z.number(),
  delivered: z.number(),
  kept: z.number(),
  /** Half of them took no longer, and nine of ten. */
  halfDays: z.number(),
  mostDays: z.number(),
});
export type KeptPromise = z.infer<typeof KeptPromise>;

export const listPromises = call({
  method: 'GET',
  path: '/oms/track/promises',
  access: ['ops:stalled', 'order:stalled'],
  rules: 'orders',
  query: z.strictObject({
    /** Of what was delivered within so many. */
    days: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(180)), 90),
  }),
  result: z.array(KeptPromise),
});
