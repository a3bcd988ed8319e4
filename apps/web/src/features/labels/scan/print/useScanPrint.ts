import { useState } from 'react';
import { errorText } from '../../../../shared/api/errorText.ts';
import { play } from '../../../../shared/scanner/sounds.ts';
import { lookUp } from '../lookUp.ts';
import { usePrintOne } from '../usePrintOne.ts';
import { createScanPrint, isUnderWay, type Scan } from './scanPrint.ts';

/** This page's session: it goes on while another tab is on show, and ends with the page. */
export const useScanPrint = () => {
  const [scans, setScans] = useState<readonly Scan[]>([]);
  const { printOne, dialog } = usePrintOne();
  const [session] = useState(() =>
    createScanPrint({ lookUp, print: printOne, errorText, play, onChange: setScans }),
  );
  const settled = scans.filter((scan) => !isUnderWay(scan));
  /** What is shown large: the last that ended, or the first of all while it is under way. */
  const shown = settled.at(-1) ?? scans.at(-1) ?? null;
  return { ...session, scans, shown, underWay: scans.length - settled.length, dialog };
};
