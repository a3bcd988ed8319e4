import { createHash } from 'node:crypto';
import { isMainThread, Worker } from 'node:worker_threads';

// Tells by which factor this machine is slower than the one that CI's budget was set on, by a small
// fixed piece of work on two cores: a run that took long on a busy machine is no news.

/** What the work took on two quiet cores (Xeon, 2.5 GHz) on 16 November 2026. */
const referenceMs = 650;

const work = () => {
  const order = { boxes: Array.from({ length: 40 }, (_, at) => ({ at, weight: `${at}.250` })) };
  let text = JSON.stringify(order);
  for (let round = 0; round < 9000; round += 1) {
    const read = JSON.parse(text) as typeof order;
    text = JSON.stringify({ boxes: read.boxes.toReversed() });
    createHash('sha256').update(text).digest('hex');
  }
};

if (isMainThread) {
  const started = performance.now();
  const core = () =>
    new Promise<void>((resolve, reject) => {
      new Worker(import.meta.filename).on('exit', () => resolve()).on('error', reject);
    });
  await Promise.all([core(), core()]);
  const ms = performance.now() - started;
  console.log(`${(ms / referenceMs).toFixed(2)} (${Math.round(ms)} ms)`);
} else {
  work();
}
