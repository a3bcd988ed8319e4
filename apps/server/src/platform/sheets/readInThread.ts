import { Worker } from 'node:worker_threads';
import type { SheetRow } from './cells.ts';
import { type SheetLimits, sheetLimits } from './limits.ts';
import { SheetRefused } from './refused.ts';
import { isThreadMessage, type ThreadMessage } from './threadMessage.ts';

export interface ReadOptions {
  limits?: SheetLimits;
  /** Rows handed over at once. */
  batch?: number;
  signal?: AbortSignal;
}

const entry = new URL('thread.ts', import.meta.url);

type Shared = { batch: number; taken: Int32Array<SharedArrayBuffer> };

const startThread = (body: Buffer, limits: SheetLimits, shared: Shared) => {
  // A copy of its own, which then moves to the thread instead of being copied again.
  const bytes = new Uint8Array(body).buffer;
  return new Worker(entry, {
    workerData: { bytes, limits, ...shared },
    transferList: [bytes],
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb, maxYoungGenerationSizeMb: 16 },
    stdout: true,
    stderr: true,
  });
};

const outOfMemory = (error: Error) =>
  (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * The rows of a sheet in batches, read in a thread whose memory and time are bounded. It reads a
 * little ahead of whoever takes them, and its time counts only while somebody waits for it. Refuses
 * with a reason; the thread is over in any case once the loop is.
 */
export async function* readInThread(
  body: Buffer,
  { limits = sheetLimits, batch = 500, signal }: ReadOptions = {},
): AsyncGenerator<SheetRow[]> {
  const taken = new Int32Array(new SharedArrayBuffer(4));
  const thread = startThread(body, limits, { batch, taken });
  const arrived: ThreadMessage[] = [];
  let failure: Error | undefined;
  let wake = () => {};
  const fail = (error: Error) => {
    failure ??= error;
    wake();
  };
  thread.on('message', (message: unknown) => {
    if (!isThreadMessage(message)) return;
    arrived.push(message);
    wake();
  });
  thread.on('error', (error: Error) =>
    fail(outOfMemory(error) ? new SheetRefused('tooBig') : error),
  );
  thread.on('exit', () => fail(new SheetRefused('broken')));
  let leftMs = limits.seconds * 1000;
  const waitForMore = async () => {
    const from = performance.now();
    const late = setTimeout(() => fail(new SheetRefused('tooSlow')), leftMs);
    await new Promise<void>((resolve) => (wake = resolve));
    clearTimeout(late);
    leftMs -= performance.now() - from;
  };
  const abort = () => fail(signal?.reason as Error);
  signal?.addEventListener('abort', abort, { once: true });
  try {
    for (;;) {
      const message = arrived.shift();
      if (message && 'rows' in message) {
        yield message.rows;
        Atomics.add(taken, 0, 1);
        Atomics.notify(taken, 0);
      } else if (message && 'end' in message) return;
      else if (message) throw new SheetRefused(message.refused.reason, message.refused.params);
      else if (failure) throw failure;
      else await waitForMore();
    }
  } finally {
    signal?.removeEventListener('abort', abort);
    await thread.terminate();
  }
}
