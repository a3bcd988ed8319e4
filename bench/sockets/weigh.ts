import { writeFileSync } from 'node:fs';

// Loaded before a server, so that it can be asked what it holds: `--expose-gc --import` of this, then
// SIGUSR2 writes it down without what is garbage.
const collect = globalThis.gc as unknown as (how?: object) => void;
process.on('SIGUSR2', () => {
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  const { rss, heapUsed, external } = process.memoryUsage();
  writeFileSync(
    `${process.env.WEIGH_DIR}/${process.pid}.json`,
    JSON.stringify({ rss, heapUsed, external }),
  );
});
