import { sql } from 'kysely';
import type { Ctx } from '../context.ts';

/**
 * One change of people, roles, data rules or the published menu at a time in a tenant, so that what is
 * looked at is what is changed; until the transaction ends. The tables' own guards wait for the same turn.
 */
export const takeTurn = (ctx: Ctx) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`administrators/${ctx.tenant.id}`}, 0))`.execute(
    ctx.db,
  );
