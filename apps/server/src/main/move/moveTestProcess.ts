import type { HandOverPlace } from '../../platform/move/handOver.ts';
import { openMover } from '../../platform/move/mover.ts';
import { openSide } from '../../platform/move/side.ts';

// A mover of its own that dies at a place, as whoever presses a button or a machine might.
const [urls = '{}', step = 'move', place] = process.argv.slice(2) as [
  string,
  string,
  HandOverPlace,
];
const sides = await Promise.all(
  Object.entries(JSON.parse(urls) as Record<string, string>).map(([cell, url]) =>
    openSide(cell, url),
  ),
);
const mover = await openMover('yunling', {
  sides,
  say: () => {},
  at: (reached) => {
    if (reached === place) process.kill(process.pid, 'SIGKILL');
  },
});
await (step === 'back' ? mover.back() : mover.move('c2'));
await Promise.all(sides.map(({ client }) => client.end()));
