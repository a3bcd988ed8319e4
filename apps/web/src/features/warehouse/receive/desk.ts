import { create } from 'zustand';
import { errorText } from '../../../shared/api/errorText.ts';
import { wireFormat } from '../../../shared/inputs/dateRange.ts';
import { tenantNow } from '../../../shared/inputs/tenantNow.ts';
import { createPan } from '../../../shared/scanner/scale/pan.ts';
import type { Reading } from '../../../shared/scanner/scale/scaleLine.ts';
import { play } from '../../../shared/scanner/sounds.ts';
import { speak } from '../../../shared/scanner/speech.ts';
import { createQueue, type QueueState } from '../queue/queue.ts';
import { newScanId } from '../queue/scanId.ts';
import { browserShelf } from '../queue/shelf.ts';
import { onSignedIn, whoScans } from '../queue/whoScans.ts';
import { lookAt } from './look.ts';
import { type Entry, entryOf, stoppedBy } from './queue/entry.ts';
import { sendEntry } from './queue/send.ts';
import { spoken } from './spoken.ts';
import { useStation } from './station/station.ts';
import { createTable, type TableState } from './table/table.ts';

interface Shown {
  queue: QueueState<Entry>;
  table: TableState;
  /** `elsewhere`: another tab of this browser is the station. */
  is: 'starting' | 'here' | 'elsewhere';
}

export const useDesk = create<Shown>(() => ({
  queue: { entries: [], line: 'up', isKept: true },
  table: { inHand: null, halt: null, shipment: null, outcomes: [], last: null },
  is: 'starting',
}));

const where = () => {
  const { station } = useStation.getState();
  return {
    warehouseId: station?.warehouseId ?? '',
    station: station?.name ?? '',
    scannedAt: tenantNow().format(wireFormat),
  };
};

/** The queue lives as long as the page is loaded, whichever tab of it is on show. */
export const queue = createQueue({
  shelf: browserShelf<Entry>('alpaca.receive'),
  entryOf,
  stoppedBy,
  send: sendEntry,
  errorText,
  me: whoScans,
  onChange: (state) => useDesk.setState({ queue: state }),
  onAnswer: (entry, answer) => {
    const outcome = table.answered(entry, answer);
    if (outcome) speak(spoken(outcome));
  },
  onRefused: () => table.refused(),
});

const pan = createPan();

/** Takes what rests on the scale, once, for the parcel that wants it. */
const takeWeight = () => {
  const { inHand } = table.state();
  if (!inHand || inHand.look === 'looking' || inHand.weight !== null) return;
  const weight = pan.take();
  if (weight) table.measure({ weight });
};

export const table = createTable({
  look: (number) => lookAt(where().warehouseId, number),
  add: queue.add,
  settle: queue.settle,
  newId: newScanId,
  where,
  isLineUp: () => queue.state().line === 'up' && navigator.onLine,
  play,
  onChange: (state) => useDesk.setState({ table: state }),
  // After this step has been shown.
  onReady: () => queueMicrotask(takeWeight),
  errorText,
});

export const onScale = (reading: Reading) => {
  pan.read(reading);
  takeWeight();
};

/** A weight came by hand: what lies on the scale is the same parcel's. */
export const weighedByHand = () => pan.skip();

const lockName = 'alpaca.receive';
// By then a lock that is free has been given, on a slow machine too.
const waitMs = 3_000;

const begin = () => {
  useDesk.setState({ is: 'here' });
  void queue.begin();
};

let isStarted = false;

/** One tab of a browser is the station: two would send what waits in two orders. */
export const startDesk = () => {
  if (isStarted) return;
  isStarted = true;
  window.addEventListener('online', queue.wake);
  onSignedIn(queue.wake);
  // Only where the page came safely there are locks.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return begin();
  const waiting = setTimeout(() => useDesk.setState({ is: 'elsewhere' }), waitMs);
  void locks.request(lockName, () => {
    clearTimeout(waiting);
    begin();
    return new Promise(() => {});
  });
};
