import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { OrderRow } from '../orders.repository.ts';

/** Puts an order's boxes aside, or back on the floor. What is in a bag stays there until it is scanned out. */
export const moveBoxes = (ctx: Ctx, orderId: string, kind: 'floor' | 'withheld') =>
  ctx.db
    .updateTable('box_places')
    .set({ kind, since: new Date() })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .where('kind', '<>', 'bag')
    .execute();

/** They are not among what waits here any more: on the returns' shelf, or destroyed. */
export const dropPlaces = (ctx: Ctx, orderId: string) =>
  ctx.db
    .deleteFrom('box_places')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .execute();

/** The bags in which boxes of an order lie. Whoever is not of the staff sees that there are, not which. */
export const bagsWith = async (ctx: Ctx, orderId: string): Promise<string[]> => {
  const { rows } = await sql<{ bag_no: string }>`
    select distinct coalesce(g.bag_no, '') as bag_no from box_places p
    left join bags g on g.tenant_id = p.tenant_id and g.id = p.bag_id
    where p.tenant_id = ${ctx.tenant.id} and p.order_id = ${orderId} and p.kind = 'bag'
    order by 1`.execute(ctx.db);
  return rows.map(({ bag_no }) => bag_no);
};

/**
 * Refuses while boxes of an order lie in a bag: what goes another way would travel with it. Its order is
 * locked, so nobody puts one in meanwhile.
 */
export const requireUnpacked = async (ctx: Ctx, { id, order_no }: OrderRow) => {
  const bags = await bagsWith(ctx, id);
  if (bags.length === 0) return;
  const named = bags.filter(Boolean);
  if (named.length === 0) refuse('withholding.packed', { no: order_no });
  refuse('withholding.inBag', { no: order_no, bags: named.join(', ') });
};
