import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { apiReady, startCarriers, startServers, webDist } from './servers.ts';
import { runUntilStopped } from './shutdown.ts';

const required = {
  ALPACA_CELLS: 'the databases, {"c1":{"app":url,"relay":url,"sweep":url,"migrate":url}}',
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

await runUntilStopped(async ({ processes }) => {
  const carriers = await startCarriers(processes);
  if (carriers.ALPACA_CARRIERS) console.log('ALPACA_CARRIERS is not set: carriers are simulated.');
  const own = { ALPACA_HOST: host, ALPACA_PORT: port, ALPACA_WEB_DIST: dist };
  startServers(processes, { ...own, ...carriers });
  await apiReady(`http://${reachable}:${port}`);
  console.log(`Alpaca is ready on ${host}:${port}.`);
});
