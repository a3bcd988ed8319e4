import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';

/** Archives that were there for their days go; that there was one stays. */
export const dropOldExports = async (ctx: Ctx) => {
  await sql`
    with old as (
      select id, file_ids from data_exports
      where tenant_id = ${ctx.tenant.id} and state = 'ready' and expires_at < now()
    ), given_up as (
      insert into gone_files (tenant_id, file_id)
      select ${ctx.tenant.id}, f from old, unnest(file_ids) f on conflict do nothing
    )
    update data_exports e set state = 'gone', file_ids = '{}' from old
    where e.tenant_id = ${ctx.tenant.id} and e.id = old.id`.execute(ctx.db);
};
