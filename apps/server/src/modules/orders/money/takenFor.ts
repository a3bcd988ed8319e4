import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import type { OrderRow } from '../orders.repository.ts';

type Seen = Pick<OrderRow, 'id' | 'status' | 'settlement' | 'currency'>;

/** Of what was never charged only a parcel that was given up may have cost something. */
const mayHaveCost = ({ settlement, status }: Seen) =>
  settlement !== 'unpaid' || status === 'chargedBack' || status === 'voided';

/** What was taken for orders and for their changes of cost and has not gone back, as the ledger has it. */
export const takenFor = async (
  ctx: Ctx,
  orders: readonly Seen[],
): Promise<ReadonlyMap<string, bigint>> => {
  const asked = orders.filter(mayHaveCost);
  if (asked.length === 0) return new Map();
  const ids = asked.map(({ id }) => id);
  // One subject after the other: as a join, a planner that knows nothing of a new tenant's tables yet
  // reads all its charges for each order.
  const { rows } = await sql<{ id: string; minor: bigint | null }>`
    with o (id, currency) as (
      select * from unnest(${ids}::uuid[], ${asked.map(({ currency }) => currency)}::text[])
    )
    select s.id, sum((
      select sum(g.charged_minor - g.refunded_minor) from charges g
      where g.tenant_id = ${ctx.tenant.id} and g.subject_id = s.subject_id and g.currency = s.currency
        and g.charged_minor > g.refunded_minor))::bigint as minor
    from (
      select o.id, o.id as subject_id, o.currency from o
      union all
      select o.id, c.id, o.currency from o
      join cost_changes c on c.tenant_id = ${ctx.tenant.id} and c.order_id = o.id
    ) s group by s.id`.execute(ctx.db);
  return new Map(rows.flatMap(({ id, minor }) => (minor === null ? [] : [[id, minor]])));
};
