import { type BagAnswer, type Request, scanBag } from '@alpaca/contract';
import { create } from 'zustand';
import { errorText } from '../../../../shared/api/errorText.ts';
import { request } from '../../../../shared/api/request.ts';
import { play } from '../../../../shared/scanner/sounds.ts';
import { createQueue, type Queued, type QueueState } from '../../queue/queue.ts';
import { browserShelf } from '../../queue/shelf.ts';
import { onSignedIn, whoScans } from '../../queue/whoScans.ts';

interface NewBagScan {
  body: Request<typeof scanBag>['body'];
  batchId: string;
  bagNo: string;
}
type BagEntry = NewBagScan & Queued;

/** A box that was scanned here, and what became of it. */
export interface BagScan {
  key: string;
  batchId: string;
  number: string;
  isOut: boolean;
  /** Null while it is on its way. */
  answer: BagAnswer | null;
  /** What was refused as a whole, in the server's words. */
  problem: string;
}

interface Shown {
  queue: QueueState<BagEntry>;
  /** What was answered since the page was loaded, in its order. */
  done: readonly BagScan[];
}

export const useBagQueue = create<Shown>(() => ({
  queue: { entries: [], line: 'up', isKept: true },
  done: [],
}));

/** As the desk's list shows it. */
export const scanOf = (
  { id, batchId, body }: BagEntry,
  answer: BagAnswer | null = null,
  problem = '',
): BagScan => ({
  key: id,
  batchId,
  number: body.number,
  isOut: body.isOut ?? false,
  answer,
  problem,
});

// Longer than any answer takes; a line that is only half there would hold up the rest.
const answerMs = 20_000;
// As many as the list shows.
const doneMost = 200;

const tell = (scan: BagScan) =>
  useBagQueue.setState(({ done }) => ({ done: [...done.slice(1 - doneMost), scan] }));

const soundOf = ({ stop }: BagAnswer) => {
  if (!stop) return 'right';
  return stop.stop === 'alreadyIn' ? 'twice' : 'wrong';
};

/** Scans outlive a lost line and a reload; the queue lives as long as the page is loaded. */
export const bagQueue = createQueue<BagEntry, BagAnswer, NewBagScan>({
  shelf: browserShelf<BagEntry>('alpaca.dispatch'),
  entryOf: (fresh, queued) => ({ ...fresh, ...queued }),
  send: ({ body }) => request(scanBag, { body }, { signal: AbortSignal.timeout(answerMs) }),
  // A box that may not go in is put aside at once: nothing of its scan has to stay.
  stoppedBy: () => null,
  errorText,
  me: whoScans,
  onChange: (queue) => useBagQueue.setState({ queue }),
  onAnswer: (entry, answer) => {
    tell(scanOf(entry, answer));
    play(soundOf(answer));
  },
  onRefused: (entry) => {
    tell(scanOf(entry, null, entry.message));
    play('wrong');
    void bagQueue.settle(entry.id);
  },
});

let isStarted = false;

/** One tab of a browser takes up what was left behind: two would send it in two orders. */
export const startBagQueue = () => {
  if (isStarted) return;
  isStarted = true;
  window.addEventListener('online', bagQueue.wake);
  onSignedIn(bagQueue.wake);
  // Only where the page came safely there are locks.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return void bagQueue.begin();
  void locks.request('alpaca.dispatch', () => {
    void bagQueue.begin();
    return new Promise(() => {});
  });
};
