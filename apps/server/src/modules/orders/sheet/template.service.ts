import { type OrderTemplate, orderTemplates } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { imports } from '../../imports/index.ts';

const titles = { batch: 'orderBatch', small: 'orderSmall', large: 'orderLarge' } as const;

/** Where a sheet of orders to fill in can be fetched: all columns, or those that some parcels need. */
export const orderTemplate = (ctx: Ctx, name: OrderTemplate) =>
  imports.templateUrl(ctx, 'orderSubmit', { columns: orderTemplates[name], title: titles[name] });
