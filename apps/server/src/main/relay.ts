import { readConfig } from '../platform/config.ts';
import { openLog } from '../platform/log.ts';
import { runRelay } from '../platform/outbox/relay.ts';
import { runUntilStopped } from './process.ts';

const config = readConfig(process.env, 'relay');
const log = openLog('relay', config.logLevel);
const stop = new AbortController();
const served = Object.entries(config.cells).filter(
  ([cell]) => config.serves.length === 0 || config.serves.includes(cell),
);
const relays = served.map(([cell, urls]) => runRelay(urls.relay, log.child({ cell }), stop.signal));
runUntilStopped(log, async () => {
  stop.abort();
  await Promise.all(relays);
});
