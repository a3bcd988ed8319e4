import { sql } from 'kysely';
import type { Ctx } from './context.ts';
import {
  fieldIndex,
  openOptional,
  optionalIndex,
  type Sealing,
  sealOptional,
} from './fields/index.ts';

interface Contacts {
  phone?: string | null | undefined;
  email?: string | null | undefined;
}

/** How somebody is reached, as their row keeps it; what is not said stays as it was. */
export const contactColumns = (sealing: Sealing, { phone, email }: Contacts) => ({
  ...(phone !== undefined && {
    phone: sealOptional(sealing, 'users.phone', phone),
    phone_index: optionalIndex(sealing, 'phone', phone),
  }),
  ...(email !== undefined && {
    email: sealOptional(sealing, 'users.email', email),
    email_index: optionalIndex(sealing, 'email', email),
  }),
});

/** A row as it was read, with what can be called and written to. */
export const withContacts = <R extends { phone?: string | null; email?: string | null }>(
  sealing: Sealing,
  row: R,
): R => ({
  ...row,
  ...(row.phone && { phone: openOptional(sealing, 'users.phone', row.phone) }),
  ...(row.email && { email: openOptional(sealing, 'users.email', row.email) }),
});

/** Whose phone it is, sealed or as it was kept before. */
export const hasPhone = (ctx: Ctx, text: string) =>
  sql<boolean>`(users.phone_index = ${optionalIndex(ctx, 'phone', text)}
    or (users.phone = ${text} and users.phone not like 'e1.%'))`;

export const hasEmail = (ctx: Ctx, text: string) =>
  sql<boolean>`(users.email_index = ${fieldIndex(ctx, 'email', text)}
    or (lower(users.email) = ${text.toLowerCase()} and users.email not like 'e1.%'))`;

/** Whoever is called so, or is reached by exactly that. */
export const isAbout = (ctx: Ctx, search: string) =>
  sql<boolean>`(strpos(lower(concat_ws(' ', users.username, users.realname)), lower(${search})) > 0
    or ${hasPhone(ctx, search)} or ${hasEmail(ctx, search)})`;
