import type { Ctx } from '../../platform/context.ts';
import { tenantWide } from '../../platform/db/tx.ts';

/** Products, each with the channel that its parcels go through. */
export const withChannels = (ctx: Ctx) =>
  tenantWide(ctx)
    .db.selectFrom('products as p')
    .innerJoin('channels as c', (join) =>
      join.onRef('c.tenant_id', '=', 'p.tenant_id').onRef('c.id', '=', 'p.channel_id'),
    )
    .where('p.tenant_id', '=', ctx.tenant.id);
