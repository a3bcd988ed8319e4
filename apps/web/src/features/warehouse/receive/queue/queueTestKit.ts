import { ApiError } from '../../../../shared/api/error.ts';
import { createQueue, type QueueState } from '../../queue/queue.ts';
import type { Shelf } from '../../queue/shelf.ts';
import { type Answer, type Entry, entryOf, type NewEntry, stoppedBy } from './entry.ts';

/** A browser's shelf: copies go in and come out, as they do there. */
export const memoryShelf = (): Shelf<Entry> & { rows: Map<string, Entry> } => {
  const rows = new Map<string, Entry>();
  return {
    rows,
    all: async () => [...rows.values()].map((row) => ({ ...row })),
    put: async (entry) => void rows.set(entry.id, { ...entry }),
    remove: async (id) => void rows.delete(id),
  };
};

export const noAnswer = () => new ApiError({ status: 0, errorKey: 'network', message: '' });
export const refusal = (status: number, errorKey = 'x') =>
  new ApiError({ status, errorKey, message: errorKey });

let made = 0;
export const scanOf = (number: string): NewEntry => {
  made += 1;
  return {
    kind: 'receive',
    number,
    photos: [],
    body: {
      scanId: `scan-${made}-${number}`,
      warehouseId: 'w',
      station: '1',
      scannedAt: '2026-11-17 10:00:00',
      number,
      weight: 1,
    },
  };
};

export const receivedOf = (scanId: string): Answer => ({
  kind: 'receive',
  scanId,
  stop: null,
  received: { transactionOrderNo: scanId } as never,
});

export const stoppedOf = (scanId: string, stop: 'weightFar' | 'unknown'): Answer => ({
  kind: 'receive',
  scanId,
  stop: { stop, text: stop, byName: '', at: null },
  received: null,
});

/**
 * A server that answers a scan once, however often it comes; `trouble` may throw before it is done, or
 * after, when only the answer is lost.
 */
export const fakeServer = () => {
  const done: string[] = [];
  const came: string[] = [];
  const server = {
    done,
    came,
    before: (_entry: Entry): void => {},
    after: (_entry: Entry): void => {},
    answer: (entry: Entry): Answer => receivedOf(entry.id),
    send: async (entry: Entry): Promise<Answer> => {
      came.push(entry.id);
      server.before(entry);
      if (!done.includes(entry.id)) done.push(entry.id);
      server.after(entry);
      return server.answer(entry);
    },
  };
  return server;
};

type Server = Pick<ReturnType<typeof fakeServer>, 'send'>;

/** A station's page: opened again on the same shelf it is the page after a reload. */
export const openPage = (server: Server, shelf: Shelf<Entry> = memoryShelf(), who = 'chen') => {
  const answers: Answer[] = [];
  const refused: Entry[] = [];
  let state: QueueState<Entry> = { entries: [], line: 'up', isKept: true };
  let isLeft = false;
  const queue = createQueue({
    shelf: {
      ...shelf,
      // What a page that is gone still meant to write never happens.
      put: (entry) => (isLeft ? new Promise(() => {}) : shelf.put(entry)),
      remove: (id) => (isLeft ? new Promise(() => {}) : shelf.remove(id)),
    },
    entryOf,
    stoppedBy,
    send: (entry) => (isLeft ? new Promise(() => {}) : server.send(entry)),
    onChange: (now) => {
      state = now;
    },
    onAnswer: (_entry, answer) => answers.push(answer),
    onRefused: (entry) => refused.push(entry),
    errorText: (error) => (error as Error).message,
    me: () => ({ id: who, name: who }),
  });
  const leave = () => {
    isLeft = true;
    queue.stop();
  };
  return { ...queue, answers, refused, shelf, state: () => state, leave };
};
