import { readConfig } from '../platform/config.ts';
import { openLog } from '../platform/log.ts';
import { migrate } from '../platform/migrate.ts';
import { releaseMenus } from './releaseMenus.ts';

const config = readConfig(process.env, 'migrate');
const log = openLog('migrate', config.logLevel);
for (const [name, urls] of Object.entries(config.cells)) {
  await migrate(urls.migrate, (line) => log.info({ cell: name }, line));
  await releaseMenus(urls.migrate);
  log.info({ cell: name }, 'database is up to date');
}
