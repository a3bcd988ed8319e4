import type { LeftOut, WaitingOrder } from '@alpaca/contract';
import { createLine } from '../../../shared/scanner/line.ts';
import type { Sound } from '../../../shared/scanner/sounds.ts';

export interface ListScan {
  key: number;
  number: string;
  state: 'looking' | 'added' | 'twice' | 'unknown' | 'leftOut' | 'failed';
  order: WaitingOrder | null;
  leftOut: LeftOut | null;
  message: string;
}

interface Means {
  look: (number: string) => Promise<{ order: WaitingOrder | null; leftOut: LeftOut | null }>;
  errorText: (error: unknown) => string;
  play: (sound: Sound) => void;
  onChange: (scans: readonly ListScan[]) => void;
}

const sounds: Readonly<Partial<Record<ListScan['state'], Sound>>> = {
  added: 'right',
  twice: 'twice',
};

/** A list that grows by scanning: each number is looked up in its turn, and an order is on it once. */
export const createScanList = ({ look, errorText, play, onChange }: Means) => {
  const inTurn = createLine();
  let scans: readonly ListScan[] = [];
  let lastKey = 0;
  const tell = (next: readonly ListScan[]) => {
    scans = next;
    onChange(scans);
  };
  const settle = (key: number, change: Partial<ListScan> & Pick<ListScan, 'state'>) => {
    tell(scans.map((one) => (one.key === key ? { ...one, ...change } : one)));
    play(sounds[change.state] ?? 'wrong');
  };
  const isOn = (id: string) =>
    scans.some(({ state, order }) => state === 'added' && order?.id === id);
  const handle = async (key: number, number: string) => {
    const { order, leftOut } = await look(number);
    if (leftOut) return settle(key, { state: 'leftOut', leftOut });
    if (!order) return settle(key, { state: 'unknown' });
    settle(key, { state: isOn(order.id) ? 'twice' : 'added', order });
  };
  return {
    scan: (number: string) => {
      const key = ++lastKey;
      const begun = { key, number, order: null, leftOut: null, message: '' };
      tell([...scans, { ...begun, state: 'looking' }]);
      return inTurn(() => handle(key, number)).catch((error: unknown) =>
        settle(key, { state: 'failed', message: errorText(error) }),
      );
    },
    remove: (key: number) => tell(scans.filter((one) => one.key !== key)),
    clear: () => tell([]),
  };
};
