import { useEffect, useEffectEvent } from 'react';
import { wireFormat } from '../../../../shared/inputs/dateRange.ts';
import { tenantNow } from '../../../../shared/inputs/tenantNow.ts';
import { newScanId } from '../../queue/scanId.ts';
import { bagQueue, scanOf, useBagQueue } from './bagQueue.ts';

interface Asked {
  bagId: string;
  bagNo: string;
  number: string;
  isOut: boolean;
}

/** What was scanned for a batch, answered and not yet, and the scanner's way into the queue. */
export const useBagScan = (batchId: string, station: string, onAnswered: () => void) => {
  const { queue, done } = useBagQueue();
  const looked = useEffectEvent(onAnswered);
  const answered = done.filter((one) => one.batchId === batchId);
  const last = answered.at(-1)?.key;
  useEffect(() => {
    if (last) looked();
  }, [last]);

  const scan = ({ bagId, bagNo, number, isOut }: Asked) => {
    const scannedAt = tenantNow().format(wireFormat);
    const body = { scanId: newScanId(), bagId, station, number, isOut, scannedAt };
    void bagQueue.add({ batchId, bagNo, body });
  };
  const waiting = queue.entries.filter((one) => one.batchId === batchId);
  return {
    scans: [...answered, ...waiting.map((entry) => scanOf(entry))],
    waiting: waiting.length,
    line: queue.line,
    isKept: queue.isKept,
    scan,
  };
};
