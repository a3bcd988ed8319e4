import { parentPort, workerData } from 'node:worker_threads';
import type { SheetRow } from './cells.ts';
import type { SheetLimits } from './limits.ts';
import { readSheet } from './read.ts';
import type { SheetRefused } from './refused.ts';
import type { ThreadMessage } from './threadMessage.ts';

// Runs beside the worker's own thread: a sheet that takes all of its memory or time ends this
// thread and nothing else.
const { bytes, limits, batch, taken } = workerData as {
  bytes: ArrayBuffer;
  limits: SheetLimits;
  batch: number;
  taken: Int32Array<SharedArrayBuffer>;
};
const say = (message: ThreadMessage) => parentPort?.postMessage(message);
/** Batches that may lie about before somebody takes them. */
const ahead = 3;
let rows: SheetRow[] = [];
let sent = 0;
const flush = () => {
  if (rows.length === 0) return;
  say({ rows });
  rows = [];
  sent += 1;
  for (;;) {
    const now = Atomics.load(taken, 0);
    if (sent - now < ahead) return;
    Atomics.wait(taken, 0, now);
  }
};

try {
  await readSheet(Buffer.from(bytes), limits, (row) => {
    rows.push(row);
    if (rows.length >= batch) flush();
  });
  flush();
  say({ end: true });
} catch (error) {
  const { reason, params } = error as SheetRefused;
  say({ refused: { reason, params } });
}
