import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { id, text } from '../wire/fields.ts';
import { revised } from '../wire/revision.ts';

const staff = {
  access: 'ops:disputes',
  idempotent: true,
  log: { menu: 'costChange', type: 'update' },
  result: z.null(),
} as const;

/** The difference that is to be paid, from nothing to all of it. */
const difference = text(20).check(z.regex(/^\d{1,10}(\.\d{1,3})?$/, 'web.verify.11'));
const reason = text(500);

/** Offers another difference; its merchant agrees, says more, or lets the day pass. */
export const proposeCostChange = call({
  ...staff,
  method: 'PUT',
  path: '/ops/costChange/propose',
  body: z.strictObject({ id: id('costChange'), ...revised, difference, reason }),
  refuses: ['costChange.notFound', 'costChange.moved', 'costChange.tooMuch', 'costChange.decimals'],
});

/** Ends a dispute: the difference as it is paid, and why. */
export const decideCostChange = call({
  ...staff,
  method: 'PUT',
  path: '/ops/costChange/decide',
  body: z.strictObject({ id: id('costChange'), ...revised, difference, reason }),
  refuses: ['costChange.notFound', 'costChange.moved', 'costChange.tooMuch', 'costChange.decimals'],
});

/** Takes back what was announced by mistake. */
export const withdrawCostChange = call({
  ...staff,
  method: 'PUT',
  path: '/ops/costChange/withdraw',
  body: z.strictObject({ id: id('costChange'), ...revised, reason }),
  refuses: ['costChange.notFound', 'costChange.moved'],
});
