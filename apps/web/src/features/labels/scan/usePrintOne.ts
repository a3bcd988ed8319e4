import { getOrderDetail, listOrders, listPrintRecords } from '@alpaca/contract';
import { useState } from 'react';
import { useLookAgain } from '../../../shared/api/useCall.ts';
import { useAsk } from '../printing/useAsk.tsx';
import type { PrintOne } from './printed.ts';
import { createPrintOne } from './printOne.ts';

const shown = [listOrders, getOrderDetail, listPrintRecords];

/** Prints what was scanned; `dialog` asks which client and printer, once for a workstation. */
export const usePrintOne = () => {
  const { ask, dialog } = useAsk();
  const lookAgain = useLookAgain(shown);
  // `ask` is new with every picture and does the same with each.
  const [printOne] = useState((): PrintOne => {
    const print = createPrintOne(ask);
    return (id, how) => print(id, how).finally(lookAgain);
  });
  return { printOne, dialog };
};
