import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import type { OrderRow } from '../orders.repository.ts';

type GoingOn = Pick<OrderRow, 'id' | 'hold_id' | 'status' | 'booking'>;

/** Orders that waited for their money have it: each goes on with a hold of its own. */
export const goOnHeld = async (ctx: Ctx, orders: readonly GoingOn[]) => {
  if (orders.length === 0) return;
  const rows = orders.map(({ id, hold_id, status, booking }) => ({ id, hold_id, status, booking }));
  await sql`
    update orders o set status = h.status, booking = h.booking, hold_id = h.hold_id, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as h (id uuid, hold_id uuid, status text, booking text)
    where o.tenant_id = ${ctx.tenant.id} and o.id = h.id`.execute(ctx.db);
};

/** Writes down what orders that waited for their money cost by now. */
export const requote = async (ctx: Ctx, orders: readonly OrderRow[]) => {
  if (orders.length === 0) return;
  const quotes = orders.map(
    ({
      id,
      version_id,
      quoted_at,
      currency,
      quoted_minor,
      quote,
      charge_at,
      label_at,
      void_hours,
    }) => ({
      id,
      version_id,
      quoted_at,
      currency,
      quoted_minor: String(quoted_minor),
      quote,
      charge_at,
      label_at,
      void_hours,
    }),
  );
  await sql`
    update orders o set version_id = q.version_id, quoted_at = q.quoted_at, currency = q.currency,
      quoted_minor = q.quoted_minor, quote = q.quote, charge_at = q.charge_at, label_at = q.label_at,
      void_hours = q.void_hours,
      updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(quotes)}::jsonb) as q (id uuid, version_id uuid,
      quoted_at timestamptz, currency text, quoted_minor bigint, quote jsonb, charge_at text, label_at text,
      void_hours integer)
    where o.tenant_id = ${ctx.tenant.id} and o.id = q.id`.execute(ctx.db);
};
