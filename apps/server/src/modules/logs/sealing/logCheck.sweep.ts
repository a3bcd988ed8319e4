import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { words } from '../../../platform/i18n/i18n.ts';
import { raiseMessage } from '../../announcements/index.ts';
import { staffWith } from '../../auth/index.ts';
import { verifyLog } from './verify.ts';

// Enough to see what kind of fault it is.
const keptMost = 20;

/**
 * Every night: a fault leaves a line and a measurement for whoever runs the system, and a notice for
 * administrators.
 */
export const checkLog = async (ctx: Ctx) => {
  const faults = await verifyLog(ctx);
  const found = JSON.stringify(faults.slice(0, keptMost));
  await sql`
    insert into log_checks (tenant_id, checked_at, faults, found)
    values (${ctx.tenant.id}, now(), ${faults.length}, ${found}::jsonb)
    on conflict (tenant_id) do update set checked_at = excluded.checked_at, faults = excluded.faults,
      found = excluded.found`.execute(ctx.db);
  const [first] = faults;
  if (!first) return;
  ctx.log.error(
    { tenant: ctx.tenant.code, faults: faults.slice(0, keptMost) },
    'the log was changed',
  );
  await raiseMessage(ctx, {
    kind: 'logs.changed',
    userIds: await staffWith(ctx, 'system:logs'),
    vars: {
      count: faults.length,
      first: words('en_US', `logFault.${first.fault}`, { id: '', ...first }),
    },
  });
};
