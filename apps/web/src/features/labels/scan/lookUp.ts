import { type OrderSummary, scanGetOrder } from '@alpaca/contract';
import { refusedBy } from '../../../shared/api/error.ts';
import { request } from '../../../shared/api/request.ts';

/** The order of a number; null where there is none, or none of the caller's: nobody is told which. */
export const lookUp = (number: string): Promise<OrderSummary | null> =>
  request(scanGetOrder, { query: { number } }).catch((error: unknown) => {
    if (refusedBy(error, 'order.noSuchNumber', 'request.invalid')) return null;
    throw error;
  });
