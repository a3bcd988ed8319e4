import { OrderExportFilter } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import type { ExportKind } from '../../exports/index.ts';
import { batches, type WholeOrder } from '../list/orderList.service.ts';
import { orderFields } from './orderExportFields.ts';

// Operators see many merchants' orders side by side.
const fields = async ({ lang, scope }: Ctx) =>
  orderFields(lang).map((field) =>
    field.key === 'merchantName' ? { ...field, isExtra: scope === 'merchant' } : field,
  );

/** Orders as something that can be taken out as a spreadsheet: all of a filter, or the chosen ones. */
export const orderExport: ExportKind<WholeOrder, OrderExportFilter> = {
  name: 'order',
  fields,
  filter: OrderExportFilter,
  batches,
};
