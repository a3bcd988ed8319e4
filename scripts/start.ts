import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { mayUse } from '../apps/server/src/platform/production.ts';
import { environmentOf } from './environments.ts';
import { apiReady, serverNames, startCarriers, startServers, webDist } from './servers.ts';
import { runUntilStopped } from './shutdown.ts';

const required = {
  ALPACA_CELLS: 'the databases, {"c1":{"app":url,"worker":url,"relay":url,"sweep":url}}',
  ALPACA_SECRET: '32 or more random characters (openssl rand -base64 32)',
  ALPACA_STORAGE: 'where files go, file:<folder> or s3:<bucket>',
  ALPACA_SMS: 'the text message provider',
  ALPACA_MAIL: 'the mail provider',
};

const host = process.env.ALPACA_HOST ?? '127.0.0.1';
const port = process.env.ALPACA_PORT ?? '3100';
const dist = process.env.ALPACA_WEB_DIST ?? webDist;

const missing = Object.entries(required)
  .filter(([name]) => !process.env[name])
  .map(([name, meaning]) => `  ${name}: ${meaning}`);
if (missing.length > 0) {
  console.error(`Set these environment variables first:\n${missing.join('\n')}`);
  process.exit(1);
}
if (!existsSync(join(dist, 'index.html'))) {
  console.error(`No built web in ${dist}. Run \`npm run build\` first.`);
  process.exit(1);
}

// A server that listens everywhere is asked on loopback.
const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;

// What this starts is production, whatever the shell says.
const production = {
  NODE_ENV: 'production',
  ALPACA_HOST: host,
  ALPACA_PORT: port,
  ALPACA_WEB_DIST: dist,
};
const environment = { ...process.env, ...production };

/** Said here in one place, before three processes say it each. */
const refuseAll = () => {
  try {
    for (const role of serverNames) readConfig(environmentOf(role, environment), role);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
};
refuseAll();

await runUntilStopped(async ({ processes }) => {
  const simulated = mayUse('carriers', environment);
  const carriers = simulated ? await startCarriers(processes) : {};
  if (carriers.ALPACA_CARRIERS) console.log('ALPACA_CARRIERS is not set: carriers are simulated.');
  startServers(processes, { ...production, ...carriers });
  await apiReady(`http://${reachable}:${port}`);
  console.log(`Alpaca is ready on ${host}:${port}.`);
});
