import type { Load } from './load.ts';
import { watching } from './machine.ts';
import type { Side } from './rounds.ts';
import type { System } from './system.ts';

/** The API under these requests, taken in turn. */
export const apiSide = (
  system: System,
  load: Load,
  connections: number,
  templates: readonly string[],
): Side => ({
  name: 'API',
  async measure(seconds) {
    const job = { port: system.api.port, connections, seconds, templates };
    const { result, busy } = await watching(system.api.pid, () => load.run(job));
    return { perSecond: result.requests / result.seconds, busy };
  },
});
