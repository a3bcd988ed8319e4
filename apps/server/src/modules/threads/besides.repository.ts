import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';

// What goes with messages: files, and the orders that they are about.

export const filesOf = (ctx: Ctx, threadId: string) =>
  ctx.db
    .selectFrom('thread_files as t')
    .innerJoin('files as f', (join) =>
      join.onRef('f.tenant_id', '=', 't.tenant_id').onRef('f.id', '=', 't.file_id'),
    )
    .where('t.tenant_id', '=', ctx.tenant.id)
    .where('t.thread_id', '=', threadId)
    .orderBy('f.id')
    .select(['t.message_id', 'f.id', 'f.name', 'f.content_type'])
    .execute();

/** The orders that messages are about, as far as the reader sees them. */
export const ordersOf = (ctx: Ctx, threadId: string) =>
  ctx.db
    .selectFrom('thread_orders as t')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.tenant_id', '=', 't.tenant_id').onRef('o.id', '=', 't.order_id'),
    )
    .where('t.tenant_id', '=', ctx.tenant.id)
    .where('t.thread_id', '=', threadId)
    .select(['t.message_id', 'o.id', 'o.order_no'])
    .execute();

/** The latest order of the talk's merchant that has this number: its own, the customer's, the carrier's. */
export const orderWith = async (
  ctx: Ctx,
  { merchant_id }: { merchant_id: string },
  number: string,
) => {
  const { rows } = await sql<{ id: string }>`
    select id from orders where tenant_id = ${ctx.tenant.id} and merchant_id = ${merchant_id}
      and (order_no = ${number.toUpperCase()} or customer_no = ${number}
        or (tracking_number = ${number} and tracking_number <> ''))
    order by id desc limit 1`.execute(ctx.db);
  return rows[0]?.id ?? refuse('thread.noOrder');
};

/** The talks in which a file was shown. */
export const withFile = (ctx: Ctx, fileId: string) =>
  ctx.db
    .selectFrom('thread_files as f')
    .innerJoin('threads as t', (join) =>
      join.onRef('t.tenant_id', '=', 'f.tenant_id').onRef('t.id', '=', 'f.thread_id'),
    )
    .where('f.tenant_id', '=', ctx.tenant.id)
    .where('f.file_id', '=', fileId)
    .select(['t.subject_kind', 't.subject_id'])
    .distinct()
    .execute();
