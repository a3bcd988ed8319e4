import type { addPrintRecords, Parsed, PrintOutcome } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';

type Asked = Parsed<typeof addPrintRecords>['body'];

const mine = (ctx: Ctx) =>
  ctx.db.selectFrom('print_records').where('tenant_id', '=', ctx.tenant.id);

export interface LatestPrint {
  order_id: string;
  document: string;
  nth: number;
  user_name: string;
  workstation: string;
  printer: string;
  created_at: Date;
}

/** The last print of each document of these orders; one that failed put nothing on paper. */
export const latestPrints = async (ctx: Ctx, orderIds: readonly string[]) => {
  const { rows } = await sql<LatestPrint>`
    select distinct on (order_id, document)
      order_id, document, nth, user_name, workstation, printer, created_at
    from print_records
    where tenant_id = ${ctx.tenant.id} and order_id = any(${orderIds}::uuid[]) and outcome <> 'failed'
    order by order_id, document, nth desc`.execute(ctx.db);
  return rows;
};

interface NewRecord {
  id: string;
  order_id: string;
  merchant_id: string;
  document: string;
  pages: number;
  copies: number;
  nth: number;
  reason: string;
}

type Where = Pick<Asked, 'workstation' | 'printer' | 'client' | 'place'>;
type Who = { userId: string; realname: string };

/** By the clock of when it is written: who waited for another's lock printed later. */
export const insert = (ctx: Ctx, { userId, realname }: Who, at: Where, records: NewRecord[]) =>
  sql`
    insert into print_records (tenant_id, id, merchant_id, order_id, document, pages, copies, nth, reason,
      user_id, user_name, workstation, printer, client, place, created_at)
    select ${ctx.tenant.id}, r.id, r.merchant_id, r.order_id, r.document, r.pages, r.copies, r.nth, r.reason,
      ${userId}, ${realname}, ${at.workstation}, ${at.printer ?? ''}, ${at.client}, ${at.place},
      clock_timestamp()
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r (id uuid, merchant_id uuid,
      order_id uuid, document text, pages integer, copies smallint, nth integer, reason text)`.execute(
    ctx.db,
  );

/** Of what somebody printed: nobody else knows what became of it. */
const printedBy = (ctx: Ctx, userId: string, ids: readonly string[]) =>
  mine(ctx).where('user_id', '=', userId).where('id', 'in', ids);

export const orderIdsOf = async (
  ctx: Ctx,
  userId: string,
  ids: readonly string[],
): Promise<string[]> => {
  const rows = await printedBy(ctx, userId, ids).distinct().select('order_id').execute();
  return rows.map(({ order_id }) => order_id);
};

/** In the order of their ids, so that two calls never wait for each other. */
export const lock = async (ctx: Ctx, userId: string, ids: readonly string[]) => {
  const rows = await printedBy(ctx, userId, ids)
    .orderBy('id')
    .forUpdate()
    .select(['id', 'order_id', 'merchant_id', 'document', 'outcome'])
    .execute();
  return rows.map((row) => ({ ...row, outcome: row.outcome as PrintOutcome }));
};

export const setOutcome = (
  ctx: Ctx,
  ids: readonly string[],
  said: { outcome: PrintOutcome; message: string },
) =>
  ctx.db
    .updateTable('print_records')
    .set(said)
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', 'in', ids)
    .execute();

/** Whether a label of the ctx's reach ever came on paper. */
export const hasPrintedLabel = async (ctx: Ctx): Promise<boolean> =>
  (await mine(ctx)
    .where('document', '=', 'label')
    .where('outcome', '<>', 'failed')
    .select('id')
    .limit(1)
    .executeTakeFirst()) !== undefined;
