import { getOrderDetail, listOrders, listPrintRecords } from '@alpaca/contract';
import { useState } from 'react';
import { useLookAgain } from '../../../shared/api/useCall.ts';
import { findClients } from '../printing/findClients.ts';
import { useAsk } from '../printing/useAsk.tsx';
import { useWorkstation } from '../printing/workstation.ts';
import type { PrintOne } from './printed.ts';
import { createPrintOne } from './printOne.ts';

const shown = [listOrders, getOrderDetail, listPrintRecords];

let isReady = false;

/** Looks for a print client before the first label wants one; whether there is none is told then. */
const getReady = () => {
  if (isReady || useWorkstation.getState().client === 'browser') return;
  isReady = true;
  void findClients();
};

/** Prints what was scanned; `dialog` asks which client and printer, once for a workstation. */
export const usePrintOne = () => {
  const { ask, dialog } = useAsk();
  const lookAgain = useLookAgain(shown);
  // `ask` is new with every picture and does the same with each.
  const [printOne] = useState((): PrintOne => {
    const print = createPrintOne(ask);
    return (id, how) => print(id, how).finally(lookAgain);
  });
  return { printOne, dialog, getReady };
};
