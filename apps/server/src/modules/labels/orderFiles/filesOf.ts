import type { PrinterKind } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';

/** A merchant's own file as it is printed with its order. */
export interface OrderFileFacts {
  /** Of one box; null: of the whole order. */
  line: number | null;
  printer: PrinterKind;
  fileId: string;
  pages: number;
}

/** The files that merchants brought along, by order: those of the whole order before those of boxes. */
export const filesOf = async (
  ctx: Ctx,
  orderIds: readonly string[],
): Promise<Map<string, OrderFileFacts[]>> => {
  if (orderIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('order_files')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', 'in', orderIds)
    .orderBy('line', (order) => order.asc().nullsFirst())
    .orderBy('created_at')
    .orderBy('id')
    .select(['order_id', 'line', 'printer', 'file_id', 'pages'])
    .execute();
  const byOrder = Map.groupBy(rows, ({ order_id }) => order_id);
  return new Map(
    [...byOrder].map(([id, own]) => [
      id,
      own.map(({ line, printer, file_id, pages }) => ({
        line,
        printer: printer as PrinterKind,
        fileId: file_id,
        pages,
      })),
    ]),
  );
};
