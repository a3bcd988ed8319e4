import { readConfig } from '../platform/config.ts';
import { openLog } from '../platform/log.ts';
import { migrate } from '../platform/migrate.ts';

const config = readConfig();
const log = openLog('migrate', config.logLevel);
for (const [name, urls] of Object.entries(config.cells)) {
  if (!urls.migrate) throw new Error(`cell ${name} has no address for the migrate role`);
  await migrate(urls.migrate, (line) => log.info({ cell: name }, line));
  log.info({ cell: name }, 'database is up to date');
}
