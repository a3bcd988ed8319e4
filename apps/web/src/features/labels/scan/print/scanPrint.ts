import type { EarlierPrint, OrderSummary } from '@alpaca/contract';
import { isUnanswered } from '../../../../shared/api/error.ts';
import { createLine } from '../../../../shared/scanner/line.ts';
import type { Sound } from '../../../../shared/scanner/sounds.ts';
import type { PrintOne } from '../printed.ts';
import { hinderedBy, type NoLabel, noLabelOf } from './scanWords.ts';

/** How far a scan is, and how it ended. */
export type ScanState =
  | 'looking'
  | 'printing'
  | 'printed'
  /** Printed before; a reason is asked for. */
  | 'again'
  /** Scanned before in this session. */
  | 'twice'
  | 'unknown'
  | 'failed'
  | 'noAnswer'
  | NoLabel;

export interface Scan {
  key: number;
  number: string;
  order: OrderSummary | null;
  state: ScanState;
  last: EarlierPrint | null;
  /** What a printer or a call said. */
  message: string;
  pages: number;
}

const underWay: readonly ScanState[] = ['looking', 'printing'];
export const isUnderWay = ({ state }: Scan) => underWay.includes(state);
/** Whether somebody may still have it printed by giving a reason. */
export const isAsking = ({ state }: Scan) => state === 'again' || state === 'twice';
export const isWrong = (scan: Scan) =>
  !isUnderWay(scan) && !isAsking(scan) && scan.state !== 'printed';

interface Means {
  /** The order of a number; null where the caller has none. */
  lookUp: (number: string) => Promise<OrderSummary | null>;
  print: PrintOne;
  errorText: (error: unknown) => string;
  play: (sound: Sound) => void;
  onChange: (scans: readonly Scan[]) => void;
}

const soundOf = (scan: Scan): Sound => {
  if (scan.state === 'printed') return 'right';
  return isAsking(scan) ? 'twice' : 'wrong';
};

/**
 * One session at a table: every scan is looked up at once and printed in its turn, so that the next
 * can be scanned while the last is still printing and pages come out in the order of the scans.
 */
export const createScanPrint = ({ lookUp, print, errorText, play, onChange }: Means) => {
  const inTurn = createLine();
  let scans: readonly Scan[] = [];
  let lastKey = 0;

  const set = (key: number, change: Partial<Scan>) => {
    scans = scans.map((one) => (one.key === key ? { ...one, ...change } : one));
    onChange(scans);
    const [now] = scans.filter((one) => one.key === key);
    if (change.state && now && !isUnderWay(now)) play(soundOf(now));
  };
  const failed = (key: number, error: unknown) =>
    set(key, {
      state: isUnanswered(error) ? 'noAnswer' : 'failed',
      message: errorText(error),
    });

  const send = async (key: number, orderId: string, reason?: string) => {
    set(key, { state: 'printing' });
    const done = await print(orderId, { place: 'scanPrint', reason });
    if (done.is === 'printed') set(key, { state: 'printed', pages: done.pages });
    else if (done.is === 'again') set(key, { state: 'again', last: done.last });
    else if (done.is === 'blocked') set(key, { state: hinderedBy(done.obstacle) });
    else set(key, { state: 'failed', message: done.message });
  };

  const isTwice = (key: number, orderId: string) =>
    scans.some((one) => one.key < key && one.order?.id === orderId && one.state === 'printed');

  const handle = async (key: number, found: Promise<OrderSummary | null>) => {
    const order = await found;
    if (!order) return set(key, { state: 'unknown' });
    set(key, { order });
    const reason = noLabelOf(order);
    if (reason) return set(key, { state: reason });
    if (isTwice(key, order.id)) return set(key, { state: 'twice' });
    await send(key, order.id);
  };

  return {
    scan: (number: string) => {
      const key = ++lastKey;
      const about = { order: null, last: null, message: '', pages: 0 };
      scans = [...scans, { key, number, state: 'looking', ...about }];
      onChange(scans);
      const found = lookUp(number);
      // Whoever waits for it in the line is told.
      found.catch(() => null);
      return inTurn(() => handle(key, found)).catch((error: unknown) => failed(key, error));
    },
    /** Prints again what was printed or asked about, for a reason. */
    again: (key: number, reason: string) => {
      const order = scans.find((one) => one.key === key)?.order;
      if (!order) return Promise.resolve();
      return inTurn(() => send(key, order.id, reason)).catch((error: unknown) =>
        failed(key, error),
      );
    },
  };
};
