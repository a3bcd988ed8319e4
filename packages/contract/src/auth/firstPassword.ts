import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { Password } from '../wire/fields.ts';

/** Whoever opens the link of a new administrator chooses their password, once. */
export const setFirstPassword = call({
  method: 'POST',
  path: '/alpaca-auth/firstPassword',
  access: 'open',
  noStore: true,
  log: { menu: 'account', type: 'update' },
  body: z.strictObject({ link: z.string().check(z.maxLength(200)), password: Password }),
  result: z.strictObject({ username: z.string() }),
  refuses: ['auth.firstLinkInvalid'],
});
