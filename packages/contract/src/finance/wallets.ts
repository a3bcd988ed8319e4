import * as z from 'zod/mini';
import { call } from '../wire/call.ts';

/** A merchant's money in one currency. Amounts are decimal strings. */
export const Wallet = z.strictObject({
  currency: z.string(),
  /** All that is the merchant's: what is free and what is held. */
  balance: z.string(),
  held: z.string(),
  /** What can still be spent: what is free, and the credit. */
  available: z.string(),
  creditLimit: z.string(),
});
export type Wallet = z.infer<typeof Wallet>;

export const listWallets = call({
  method: 'GET',
  path: '/oms/omsUserAccount/list',
  access: 'financial:overview',
  result: z.array(Wallet),
});
