import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { byKey } from '../../platform/db/statements.ts';
import { orderNoOfBox } from '../orders/index.ts';

/** An order that a number on a parcel may mean. */
interface Numbered {
  orderId: string;
  /** The box that goes by it; null: the order does. */
  line: number | null;
  /** By a number of ours, which no other order has. */
  isOurs: boolean;
  status: string;
  booking: string;
}

// A postal service prints its country's routing code and the postcode before the number.
const routed = /^420\d{5}(?:\d{4})?(9\d{21})$/;

/** As a scanner may read it: labels are printed in capitals, scanners may type without. */
const spellings = (number: string): string[] => {
  const plain = number.trim();
  return [plain, plain.toUpperCase(), routed.exec(plain)?.[1] ?? plain];
};

/** By what nobody else, or hardly anybody, has: one plan suits all numbers. */
const byNumber = (ctx: Ctx, number: string) => {
  // One by one, not as a list: the database knows how many there are.
  const spelt = sql.join(spellings(number));
  const orderNos = sql.join(spellings(number).map(orderNoOfBox));
  const tenantId = ctx.tenant.id;
  return sql<Numbered>`
    ${byKey} select o.id as "orderId", null::smallint as line, true as "isOurs", o.status, o.booking
    from orders o where o.tenant_id = ${tenantId} and o.order_no in (${spelt})
    union all
    select o.id, b.line, true, o.status, o.booking
    from orders o join order_boxes b on b.tenant_id = o.tenant_id and b.order_id = o.id
    where o.tenant_id = ${tenantId} and o.order_no in (${orderNos})
      and b.sub_order_no in (${spelt}) and b.sub_order_no <> o.order_no
    union all
    select o.id, null, false, o.status, o.booking
    from orders o where o.tenant_id = ${tenantId} and o.customer_no in (${spelt})
    union all
    select o.id, null, false, o.status, o.booking
    from orders o where o.tenant_id = ${tenantId} and o.tracking_number in (${spelt})
      and o.tracking_number <> ''
    union all
    select o.id, b.line, false, o.status, o.booking
    from order_boxes b join orders o on o.tenant_id = b.tenant_id and o.id = b.order_id
    where b.tenant_id = ${tenantId} and b.tracking_number in (${spelt})
      and b.tracking_number <> ''
  `.execute(ctx.db);
};

/** By what its merchant calls a box: of most that is 1, 2 or 3, so it is planned for each. */
const byBoxNo = (ctx: Ctx, number: string) =>
  sql<Numbered>`
    select o.id as "orderId", b.line, false as "isOurs", o.status, o.booking
    from order_boxes b join orders o on o.tenant_id = b.tenant_id and o.id = b.order_id
    where b.tenant_id = ${ctx.tenant.id} and b.box_no in (${sql.join(spellings(number))})
      and length(b.box_no) > 5
  `.execute(ctx.db);

const numberedAs = async (ctx: Ctx, number: string): Promise<Numbered[]> => {
  const found = await Promise.all([byNumber(ctx, number), byBoxNo(ctx, number)]);
  return found.flatMap(({ rows }) => rows);
};

export type FoundByNumber = { orderId: string; line: number | null } | 'none' | 'several';

/** What can be received comes first, then what is somewhere, then what was given up. */
const rankOf = ({ status, booking }: Numbered): number => {
  if (status === 'generated' && booking !== 'cancelling') return 0;
  return ['draft', 'failed', 'voided', 'refunded'].includes(status) ? 2 : 1;
};

/**
 * The order that any number on a parcel means, and the box where it is a box's. Merchants number their
 * orders as they like, so several may have one: then only the one that can be received is meant.
 */
export const orderByNumber = async (ctx: Ctx, number: string): Promise<FoundByNumber> => {
  const all = await numberedAs(ctx, number);
  const ours = all.filter(({ isOurs }) => isOurs);
  const found = ours.length > 0 ? ours : all;
  if (found.length === 0) return 'none';
  const best = Math.min(...found.map(rankOf));
  const meant = found.filter((one) => rankOf(one) === best);
  const [orderId, ...others] = new Set(meant.map((one) => one.orderId));
  if (!orderId || others.length > 0) return 'several';
  // A number that stands on several of its boxes names none of them.
  const [line, ...more] = new Set(meant.flatMap((one) => one.line ?? []));
  return { orderId, line: line !== undefined && more.length === 0 ? line : null };
};
