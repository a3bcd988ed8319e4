import { join, resolve } from 'node:path';
import { freePort } from '../../scripts/ports.ts';
import {
  apiReady,
  devEnvironment,
  migrateAndSeed,
  root,
  startCarriers,
  startServers,
} from '../../scripts/servers.ts';
import { runUntilStopped } from '../../scripts/shutdown.ts';
import { type HaCluster, startCluster } from './cluster.ts';
import { prepareDatabase } from './database.ts';
import { membersOf } from './patroni.ts';

const dir = resolve(process.env.ALPACA_DATA ?? join(root, '.data'), 'ha');
const withApp = process.argv.includes('--app');

const told = async ({ layout }: HaCluster, api: string | null) => {
  const members = await membersOf(layout);
  const lines = layout.machines.map(({ name, host, ports }) => {
    const { role = 'unknown' } = members.find((member) => member.name === name) ?? {};
    return `  ${name}  ${role.padEnd(12)} PostgreSQL ${host}:${ports.postgres}, Patroni ${host}:${ports.patroni}, etcd ${host}:${ports.etcd}`;
  });
  return [
    '',
    'Three machines are up:',
    ...lines,
    `  door  HAProxy ${layout.door.host}:${layout.door.port}, to whoever leads`,
    `  ALPACA_CELLS=${join(layout.dir, 'cells.json')}`,
    `  patronictl -c ${join(layout.dir, 'pg1/patroni.yml')} list`,
    ...(api
      ? [`  api  ${api}`]
      : ['  `npm run ha -- --app` starts api, worker and relay on them.']),
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
};

await runUntilStopped(async ({ processes, closeLater }) => {
  console.log(`Starting three machines in ${dir}.`);
  const cluster = await startCluster(dir, { closeLater });
  const cells = await prepareDatabase(cluster, 'alpaca');
  const port = await freePort(3100);
  const env = devEnvironment(cells, port, join(dir, 'files'));
  // Enough to look at; a month of orders takes minutes.
  await migrateAndSeed(processes, env, 420);
  if (withApp) {
    startServers(processes, { ...env, ...(await startCarriers(processes)) });
    await apiReady(`http://127.0.0.1:${port}`);
  }
  console.log(await told(cluster, withApp ? `http://127.0.0.1:${port}` : null));
});
