import { seed } from '../../seeds/seed.ts';
import { readConfig } from '../platform/config.ts';
import { openKeeper } from '../platform/fields/keepers/openKeeper.ts';
import { openLog } from '../platform/log.ts';
import { openStorage } from '../platform/storage/index.ts';

const config = readConfig(process.env, 'seed');
const log = openLog('seed', config.logLevel);
const [home] = Object.entries(config.cells);
if (!home) throw new Error('no cell is configured');
const orders = Number(process.env.ALPACA_SEED_ORDERS ?? 6000);
// Off for a demo, whose people have no second factor at hand.
const twoFactor = Boolean(process.env.ALPACA_SEED_TWO_FACTOR);
const storage = openStorage(config.storage);
await seed(home[1].migrate, home[0], {
  keeper: openKeeper(config.keys),
  storage,
  orders,
  twoFactor,
});
log.info({ cell: home[0] }, 'demo data is in place');
