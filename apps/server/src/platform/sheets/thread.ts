import { parentPort, workerData } from 'node:worker_threads';
import type { SheetRow } from './cells.ts';
import type { SheetLimits } from './limits.ts';
import { readSheet } from './read.ts';
import type { SheetRefused } from './refused.ts';

// Runs beside the worker's own thread: a sheet that takes all of its memory or time ends this
// thread and nothing else.
const { bytes, limits, batch } = workerData as {
  bytes: ArrayBuffer;
  limits: SheetLimits;
  batch: number;
};
let rows: SheetRow[] = [];
const flush = () => {
  if (rows.length > 0) parentPort?.postMessage({ rows });
  rows = [];
};

try {
  await readSheet(Buffer.from(bytes), limits, (row) => {
    rows.push(row);
    if (rows.length >= batch) flush();
  });
  flush();
  parentPort?.postMessage({ end: true });
} catch (error) {
  const { reason, params } = error as SheetRefused;
  parentPort?.postMessage({ refused: { reason, params } });
}
