import { getRemittance, listCodLines, listCodOrders, listRemittances } from '@alpaca/contract';
import { useLookAgain } from '../../shared/api/useCall.ts';

const shown = [listCodOrders, listRemittances, getRemittance, listCodLines];

/** One act shows in several places: a remittance that is booked has orders to credit and lines to match. */
export const useLookAtCod = () => useLookAgain(shown);
