import type { ImportMade } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import type { OrderRow } from '../orders.repository.ts';

/** The orders that rows of a sheet have become, as they stand now. */
export const ordersOfImport = async (
  ctx: Ctx,
  importId: string,
  rowNos: readonly number[],
): Promise<ReadonlyMap<number, ImportMade>> => {
  const rows = await ctx.db
    .selectFrom('orders')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('import_id', '=', importId)
    .where('import_row', 'in', rowNos)
    .select(['id', 'order_no', 'status', 'booking', 'import_row'])
    .execute();
  return new Map(
    rows.map(({ id, order_no, status, booking, import_row }) => [
      import_row as number,
      {
        id,
        no: order_no,
        status: status as OrderRow['status'],
        waitingPayment: booking === 'waitingPayment',
      },
    ]),
  );
};
