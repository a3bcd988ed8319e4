import * as z from 'zod/mini';
import { userKinds } from '../auth/auth.ts';
import { call } from '../wire/call.ts';
import { optionalText, page, pageQuery } from '../wire/fields.ts';

export const UserLine = z.strictObject({
  id: z.string(),
  username: z.string(),
  realname: z.string(),
  kind: z.enum(userKinds),
  /** Whose user it is, in the caller's language; '' for staff. */
  merchantName: z.string(),
});
export type UserLine = z.infer<typeof UserLine>;

/** Users to choose from: all of the tenant for its staff, their own team for a merchant. */
export const listUsers = call({
  method: 'GET',
  path: '/sys/user/list',
  access: 'system:userSelect',
  rules: 'merchants',
  query: z.strictObject({
    ...pageQuery,
    search: optionalText(100),
    kind: z.optional(z.enum(userKinds)),
  }),
  result: page(UserLine),
});
