import { type Failure, failureOf } from './outcome.ts';
import type { Shelf } from './shelf.ts';

export type LineState = 'up' | 'down' | 'signIn';

/** Who stood there when it was scanned. */
export interface Person {
  id: string;
  name: string;
}

/** What was scanned here and is not answered, or has been and waits for somebody. */
export interface Queued {
  /** The scan's own id, the same however often it is sent. */
  id: string;
  /** Their order. */
  seq: number;
  state: 'waiting' | 'stopped' | 'refused';
  /** Why the server would not have it, in its words. */
  message: string;
  /** How often in a row the server broke over it. */
  failures: number;
  /** It goes out in nobody else's name. */
  by: Person;
}

/** Whatever is scanned brings its own id along. */
interface Fresh {
  body: { scanId: string };
}

export interface QueueState<E extends Queued> {
  entries: readonly E[];
  line: LineState;
  /** False where this browser keeps nothing: what waits is lost with the page. */
  isKept: boolean;
}

export interface QueueMeans<E extends Queued, A, N extends Fresh> {
  shelf: Shelf<E>;
  entryOf: (fresh: N, queued: Queued) => E;
  /** Sends one; `keep` writes down what is known of it before it goes on. */
  send: (entry: E, keep: (entry: E) => Promise<void>) => Promise<A>;
  /** What of an answered one stays for somebody to see to; null: nothing. */
  stoppedBy: (entry: E, answer: A) => E | null;
  onChange: (state: QueueState<E>) => void;
  onAnswer: (entry: E, answer: A) => void;
  onRefused: (entry: E) => void;
  errorText: (error: unknown) => string;
  /** Who is at the station now. */
  me: () => Person;
  now?: () => number;
}

const firstPauseMs = 1_000;
const longestPauseMs = 10_000;
// A scan that breaks the server whenever it comes must not hold up all the others.
const failuresMost = 5;

const byOrder = (a: Queued, b: Queued) => a.seq - b.seq;

/**
 * What was scanned goes out in its order, one at a time, and again under the same id until it is
 * answered: over a lost line, a server that is away, an ended session and a reload.
 */
export const createQueue = <E extends Queued, A, N extends Fresh>(means: QueueMeans<E, A, N>) => {
  const {
    shelf,
    entryOf,
    send,
    stoppedBy,
    onChange,
    onAnswer,
    onRefused,
    errorText,
    me,
    now = Date.now,
  } = means;
  let state: QueueState<E> = { entries: [], line: 'up', isKept: true };
  let isWorking = false;
  let pauseMs = firstPauseMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastSeq = 0;

  const show = (change: Partial<QueueState<E>>) => {
    state = { ...state, ...change };
    onChange(state);
  };
  const set = (entry: E) =>
    show({ entries: state.entries.map((one) => (one.id === entry.id ? entry : one)) });
  const drop = (id: string) => show({ entries: state.entries.filter((one) => one.id !== id) });

  const isMine = ({ by }: E) => by.id === me().id;
  const isNext = (entry: E) => entry.state === 'waiting' && isMine(entry);

  /** What the browser does not keep is sent all the same; its person is told. */
  const kept = (writing: Promise<void>) => writing.catch(() => show({ isKept: false }));
  const put = (entry: E) => kept(shelf.put(entry));
  const keep = async (entry: E) => {
    set(entry);
    await put(entry);
  };

  const answered = async (entry: E, answer: A) => {
    const stopped = stoppedBy(entry, answer);
    if (stopped) {
      await keep(stopped);
      onAnswer(stopped, answer);
      return;
    }
    drop(entry.id);
    onAnswer(entry, answer);
    await kept(shelf.remove(entry.id));
  };

  const refused = async (entry: E, error: unknown) => {
    const told: E = { ...entry, state: 'refused', message: errorText(error) };
    await keep(told);
    onRefused(told);
  };

  /** One try; false where the line has to rest first. */
  const attempt = async (entry: E): Promise<boolean> => {
    let latest = entry;
    const keepIt = (changed: E) => {
      latest = changed;
      return keep(changed);
    };
    try {
      const answer = await send(entry, keepIt);
      if (state.line !== 'up') show({ line: 'up' });
      pauseMs = firstPauseMs;
      await answered(latest, answer);
      return true;
    } catch (error) {
      return failed(latest, error, failureOf(error));
    }
  };

  const failed = async (entry: E, error: unknown, failure: Failure): Promise<boolean> => {
    if (failure === 'refused') {
      show({ line: 'up' });
      await refused(entry, error);
      return true;
    }
    const failures = failure === 'broken' ? entry.failures + 1 : entry.failures;
    if (failures >= failuresMost) {
      await refused({ ...entry, failures: 0 }, error);
      return true;
    }
    if (failures !== entry.failures) await keep({ ...entry, failures });
    show({ line: failure === 'signIn' ? 'signIn' : 'down' });
    return false;
  };

  const rest = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void work(), pauseMs);
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  };

  const work = async (): Promise<void> => {
    if (isWorking) return;
    isWorking = true;
    clearTimeout(timer);
    let goesOn = true;
    while (goesOn) {
      const head = state.entries.find(isNext);
      if (!head) break;
      goesOn = await attempt(head);
    }
    isWorking = false;
    if (!goesOn) rest();
  };

  const changeTo = async (id: string, next: Queued['state']) => {
    const entry = state.entries.find((one) => one.id === id);
    if (!entry) return;
    await keep({ ...entry, state: next, message: '', failures: 0, by: me() });
    void work();
  };

  return {
    state: () => state,
    /** Takes up what the page before left behind. */
    begin: async () => {
      const left = await shelf.all().catch(() => {
        show({ isKept: false });
        return [];
      });
      const known = new Set(state.entries.map(({ id }) => id));
      const entries = [...left.filter(({ id }) => !known.has(id)), ...state.entries];
      lastSeq = Math.max(lastSeq, ...entries.map(({ seq }) => seq));
      show({ entries: entries.toSorted(byOrder) });
      void work();
    },
    /** Kept first, then sent in its turn. */
    add: async (fresh: N): Promise<void> => {
      lastSeq = Math.max(lastSeq + 1, now());
      const entry = entryOf(fresh, {
        id: fresh.body.scanId,
        seq: lastSeq,
        state: 'waiting',
        message: '',
        failures: 0,
        by: me(),
      });
      const writing = put(entry);
      show({ entries: [...state.entries, entry] });
      await writing;
      void work();
    },
    /** The line may be back: now, and not when the pause is over. */
    wake: () => {
      pauseMs = firstPauseMs;
      void work();
    },
    /** What was refused is sent once more as it is. */
    again: (id: string) => changeTo(id, 'waiting'),
    /** What others scanned and could not send goes out in the name of who is here now. */
    takeOver: async () => {
      const theirs = state.entries.filter((one) => one.state === 'waiting' && !isMine(one));
      for (const entry of theirs) await keep({ ...entry, by: me() });
      void work();
    },
    /** Somebody has seen to it. */
    settle: async (id: string) => {
      drop(id);
      await kept(shelf.remove(id));
    },
    /** Until nothing of one's own waits; false where the time is up. */
    drained: async (ms: number): Promise<boolean> => {
      const end = now() + ms;
      const isEmpty = () => !state.entries.some(isNext);
      while (!isEmpty() && now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
      return isEmpty();
    },
    stop: () => clearTimeout(timer),
  };
};
