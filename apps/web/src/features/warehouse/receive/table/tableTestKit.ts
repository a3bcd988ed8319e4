import type { ReceiveStop, ScannedOrder } from '@alpaca/contract';
import type { Sound } from '../../../../shared/scanner/sounds.ts';
import type { Answer, Entry, NewEntry } from '../queue/entry.ts';
import type { Look, Received } from './parcel.ts';
import { createTable, type TableState } from './table.ts';

export const orderOf = (number: string, change: Partial<ScannedOrder> = {}) =>
  ({
    id: `id-${number}`,
    transactionOrderNo: number,
    boxes: [{ line: 1, declaredKg: 12, measuredKg: null, absent: false }],
    line: null,
    needsSize: false,
    ...change,
  }) as ScannedOrder;

export const foundAs = (order: ScannedOrder): Look => ({ order, shipment: null, stop: null });
export const stopAs = (stop: ReceiveStop): Look => ({
  order: null,
  shipment: null,
  stop: { stop, text: stop, byName: 'Lin', at: null },
});

export const receivedAs = (entry: Entry, change: Partial<Received> = {}): Answer => ({
  kind: 'receive',
  scanId: entry.id,
  stop: null,
  received: { withheld: [], weightKg: 1, ...change } as Received,
});

export const entryOf = (fresh: NewEntry, change: Partial<Entry> = {}): Entry =>
  ({ ...fresh, id: fresh.body.scanId, seq: 1, state: 'stopped', ...change }) as Entry;

/** A station whose world does as a test says. */
export const begin = (looks: Record<string, Look | null | Error | Promise<Look>> = {}) => {
  const added: NewEntry[] = [];
  const settled: string[] = [];
  const sounds: Sound[] = [];
  let ids = 0;
  let ready = 0;
  let line = true;
  let state: TableState | undefined;
  const table = createTable({
    look: async (number) => {
      const look = number in looks ? looks[number] : foundAs(orderOf(number));
      if (look instanceof Error) throw look;
      return look ?? null;
    },
    add: async (entry) => void added.push(entry),
    settle: async (id) => void settled.push(id),
    newId: () => {
      ids += 1;
      return `scan-${ids}`;
    },
    where: () => ({
      warehouseId: 'w',
      station: 'A',
      scannedAt: '2026-11-17 10:00:00',
    }),
    isLineUp: () => line,
    play: (sound) => sounds.push(sound),
    onChange: (now) => {
      state = now;
    },
    onReady: () => {
      ready += 1;
    },
    errorText: (error) => (error as Error).message,
  });
  return {
    ...table,
    added,
    settled,
    sounds,
    ready: () => ready,
    shown: () => state as TableState,
    cutLine: () => {
      line = false;
    },
  };
};
