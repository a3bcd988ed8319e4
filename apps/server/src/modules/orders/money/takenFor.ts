import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import type { OrderRow } from '../orders.repository.ts';

type Seen = Pick<OrderRow, 'id' | 'status' | 'settlement'>;

/** Of what was never charged only a parcel that was given up may have cost something. */
const mayHaveCost = ({ settlement, status }: Seen) =>
  settlement !== 'unpaid' || status === 'chargedBack' || status === 'voided';

/** What was taken for orders and for their changes of cost and has not gone back, as the ledger has it. */
export const takenFor = async (
  ctx: Ctx,
  orders: readonly Seen[],
): Promise<ReadonlyMap<string, bigint>> => {
  const ids = orders.filter(mayHaveCost).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; minor: bigint }>`
    select o.id, sum(g.charged_minor - g.refunded_minor)::bigint as minor
    from orders o
    cross join lateral (select o.id as subject_id union all
      select c.id from cost_changes c where c.tenant_id = o.tenant_id and c.order_id = o.id) s
    join charges g on g.tenant_id = o.tenant_id and g.subject_id = s.subject_id and g.currency = o.currency
      and g.charged_minor > g.refunded_minor
    where o.tenant_id = ${ctx.tenant.id} and o.id = any(${ids}::uuid[])
    group by o.id`.execute(ctx.db);
  return new Map(rows.map(({ id, minor }) => [id, minor]));
};
