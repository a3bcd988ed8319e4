import type { Kysely } from 'kysely';
import type { DB } from '../platform/db/schema.gen.ts';

/** A tenant's administrators, and how far they are with their first password. */
export const administratorsOf = (db: Kysely<DB>, tenantId: string) =>
  db
    .selectFrom('users as u')
    .leftJoin('first_passwords as f', (join) =>
      join.onRef('f.tenant_id', '=', 'u.tenant_id').onRef('f.user_id', '=', 'u.id'),
    )
    .where('u.tenant_id', '=', tenantId)
    .where('u.kind', '=', 'administrator')
    .orderBy('u.id')
    .select(['u.id', 'u.username', 'f.link_hash', 'f.used_at'])
    .execute();

/** Who was given no link, or used it. */
export const hasPassword = (one: { link_hash: unknown; used_at: unknown }) =>
  one.link_hash === null || one.used_at !== null;
