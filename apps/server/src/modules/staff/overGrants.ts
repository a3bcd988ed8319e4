import { sql } from 'kysely';
import type { Pump } from '../../platform/jobs/pump.ts';
import { members } from '../auth/index.ts';

/** Roles whose time is over: nobody's calls wait for this, but pages that are open hear of it. */
export const overGrants: Pump = {
  name: 'overGrants',
  waiting: `select distinct tenant_id from user_roles
    where expires_at <= now() and over_told_at is null`,
  run: (ctx) =>
    members.changePermissions(ctx, async (ctx) => {
      const { rows } = await sql<{ user_id: string }>`
        update user_roles set over_told_at = now()
        where tenant_id = ${ctx.tenant.id} and expires_at <= now() and over_told_at is null
        returning user_id`.execute(ctx.db);
      return { userIds: [...new Set(rows.map(({ user_id }) => user_id))], result: false };
    }),
};
