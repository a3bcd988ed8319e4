import { sql } from 'kysely';
import { tenantWide } from '../../platform/db/tx.ts';
import type { TalkKind } from '../threads/index.ts';

/** The talk about a withheld parcel is its own warehouse's. */
export const withholdingTalk: TalkKind = {
  kind: 'withholding',
  async staffAt(ctx, orderId) {
    const { rows } = await sql<{ staff: string[] }>`
      select array(select s.user_id from warehouse_staff s
        where s.tenant_id = o.tenant_id and s.warehouse_id = o.warehouse_id)::text[] as staff
      from orders o where o.tenant_id = ${ctx.tenant.id} and o.id = ${orderId}
        and o.warehouse_id is not null`.execute(tenantWide(ctx).db);
    return rows[0]?.staff ?? null;
  },
};
