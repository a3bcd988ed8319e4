import { sql } from 'kysely';
import { oldestOf } from '../../platform/lists/oldestOf.ts';
import type { WaitKind } from '../dashboard/index.ts';
import { countAtMost } from './talks.repository.ts';

// Nobody counts further by eye.
const most = 999;

export const serviceWaits: WaitKind = {
  key: 'serviceWaiting',
  permission: 'ops:service',
  path: '/ops/service',
  count: (ctx) => countAtMost(ctx, { state: 'waiting' }, most),
  oldest: (ctx) =>
    oldestOf(
      ctx,
      sql`waiting_since`,
      sql`service_talks where tenant_id = ${ctx.tenant.id} and waiting_since is not null`,
    ),
};
