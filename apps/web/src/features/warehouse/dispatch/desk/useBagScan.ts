import { type BagAnswer, scanBag } from '@alpaca/contract';
import { useRef, useState } from 'react';
import { isUnanswered } from '../../../../shared/api/error.ts';
import { errorText } from '../../../../shared/api/errorText.ts';
import { request } from '../../../../shared/api/request.ts';
import { wireFormat } from '../../../../shared/inputs/dateRange.ts';
import { tenantNow } from '../../../../shared/inputs/tenantNow.ts';
import { play } from '../../../../shared/scanner/sounds.ts';
import { newScanId } from '../../receive/queue/scanId.ts';

/** A box that was scanned here, and what became of it. */
export interface BagScan {
  key: string;
  number: string;
  bagNo: string;
  isOut: boolean;
  answer: BagAnswer | null;
  /** Why nobody answered, or what was refused as a whole. */
  problem: string;
}

interface Asked {
  bagId: string;
  bagNo: string;
  number: string;
  isOut: boolean;
}

const againMs = 2_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sends scans one after the other, each with an id of its own: where the line is lost the same one goes
 * again until it is answered, and happens once.
 */
export const useBagScan = (station: string, onMoved: () => void) => {
  const [scans, setScans] = useState<readonly BagScan[]>([]);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const change = (key: string, part: Partial<BagScan>) =>
    setScans((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  const send = async (key: string, body: Parameters<typeof request<typeof scanBag>>[1]['body']) => {
    for (;;) {
      try {
        const answer = await request(scanBag, { body });
        change(key, { answer, problem: '' });
        play(answer.stop ? (answer.stop.stop === 'alreadyIn' ? 'twice' : 'wrong') : 'right');
        return onMoved();
      } catch (error) {
        change(key, { problem: errorText(error) });
        if (!isUnanswered(error)) return play('wrong');
        await pause(againMs);
      }
    }
  };

  const scan = ({ bagId, bagNo, number, isOut }: Asked) => {
    const scanId = newScanId();
    setScans((all) => [...all, { key: scanId, number, bagNo, isOut, answer: null, problem: '' }]);
    const scannedAt = tenantNow().format(wireFormat);
    const body = { scanId, bagId, station, number, isOut, scannedAt };
    line.current = line.current.then(() => send(scanId, body));
  };
  const underWay = scans.filter(({ answer, problem }) => !answer && !problem).length;
  return { scans, scan, underWay };
};
