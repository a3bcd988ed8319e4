import { getOrderDetail, listOrders, listPrintRecords, type PrintDocument } from '@alpaca/contract';
import i18next from 'i18next';
import { useLookAgain } from '../../../shared/api/useCall.ts';
import { loadChunk } from '../../../shared/lib/loadChunk.ts';
import type { Wanted } from './printBatch.ts';
import { useAsk } from './useAsk.tsx';

// What leads to a printer is loaded by the first press: lists have a thousand rows that might.
const load = async () => {
  const [flow] = await Promise.all([
    loadChunk(() => import('./printAndSay.ts')),
    i18next.loadNamespaces('printing'),
  ]);
  return flow;
};

const shown = [listOrders, getOrderDetail, listPrintRecords];

/**
 * `const { print, dialog } = usePrintOrders()`: `await print(ids, 'list')` asks what must be asked,
 * prints and tells of it. It gives how many orders were printed; failures are thrown.
 */
export const usePrintOrders = () => {
  const { ask, dialog } = useAsk();
  const lookAgain = useLookAgain(shown);
  const print = async (
    ids: readonly string[],
    place: Wanted['place'],
    documents?: readonly PrintDocument[],
  ): Promise<number> => {
    const { printAndSay } = await load();
    try {
      return await printAndSay({ ids, place, documents }, ask);
    } finally {
      lookAgain();
    }
  };
  return { print, dialog };
};
