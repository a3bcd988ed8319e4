import { sql } from 'kysely';
import type { Owner, Subjects } from '../../testing/subjects.ts';
import { subjects as orders } from '../orders/testing.ts';

/** An order of the owner's merchant that costs more than it brings in. */
const newMargin = async (owner: Owner): Promise<string> => {
  const id = (await orders.order?.(owner)) as string;
  const { ctx, merchantId } = owner;
  await sql`
    insert into order_margins (tenant_id, order_id, merchant_id, country_code, day, charged_minor, carrier_minor,
      shares_minor, absorbed_minor, compensated_minor, is_billed, is_unpriced, charged_g, has_unpassed_fee,
      is_refunded, is_awaited)
    values (${ctx.tenant.id}, ${id}, ${merchantId}, 'US', current_date, 1000, 1200, 0, 0, 0, true, false, 500, false,
      false, false)`.execute(ctx.db);
  return id;
};

export const subjects: Subjects = { orderMargin: newMargin };
