import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { createProcesses } from '../../scripts/processes.ts';
import { circumstances, keepResult } from '../../scripts/results.ts';
import { devEnvironment, migrateAndSeed, root } from '../../scripts/servers.ts';
import { archiveSettings, backUp, prepareRepository, repositoryOf } from './backups.ts';
import { startCluster } from './cluster.ts';
import { prepareDatabase } from './database.ts';
import { factsOf } from './facts.ts';
import { restoreBeside } from './restore.ts';

// A backup that never came back is a hope: everything is deleted after one, and fetched again as it was
// the second before. Then one byte of a backup is turned over, and it must be refused.
const dir = join(root, '.data/restore-drill');
const database = 'alpaca';
for (const path of [dir, `${dir}-backups`, `${dir}-flipped`, `${dir}-restored`]) {
  rmSync(path, { recursive: true, force: true });
}
const started = performance.now();
const since = (from: number) => Math.round(performance.now() - from);

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const bytesIn = (folder: string) =>
  filesIn(folder).reduce((sum, file) => sum + statSync(file).size, 0);

const cluster = await startCluster(dir, { archive: archiveSettings });
const { layout } = cluster;
const read = async <R extends pg.QueryResultRow>(name: string, text: string) => {
  const client = new pg.Client({ connectionString: cluster.url('postgres', name) });
  await client.connect();
  return (await client.query<R>(text).finally(() => client.end())).rows;
};

const run = async () => {
  const cells = await prepareDatabase(cluster, database);
  const leader = await cluster.leader();
  prepareRepository(layout, leader);
  const processes = createProcesses();
  const env = devEnvironment(cells, 0, join(dir, 'files'));
  // Half before the backup, half after: recovery has something to do.
  await migrateAndSeed(processes, env, 60);
  const backupAt = performance.now();
  backUp(layout, leader, 'full');
  const backupMs = since(backupAt);
  await read(database, `create table drill_marks as select generate_series(1, 100000) as n`);
  const before = await factsOf(read, database);
  const [clock] = await read<{ at: string }>('postgres', 'select clock_timestamp()::text as at');
  await read('postgres', 'select pg_sleep(1)');
  // As nobody of ours may: the ledger refuses it of everybody whose triggers fire.
  await read(
    database,
    `set local session_replication_role = replica;
     delete from orders; delete from ledger_entries; drop table drill_marks`,
  );
  await read('postgres', 'select pg_switch_wal()');
  const repository = repositoryOf(layout);
  await untilArchived();

  const until = clock?.at as string;
  const restored = await restoreBeside(layout, `${dir}-restored`, { until });
  const after = await factsOf(restored.read, database);
  await restored.stop();

  const flipped = `${dir}-flipped`;
  // With its owner: it must be refused for what is in it, not because nobody may read it.
  execFileSync('cp', ['-a', repository, flipped]);
  turnOver(flipped);
  const refused = await restoreBeside(layout, `${dir}-restored`, {
    until,
    repository: flipped,
  }).then(
    async (server) => server.stop().then(() => ''),
    (error: Error & { stdout?: string; stderr?: string }) =>
      /(?:ERROR|WARN): .*/.exec(`${error.stdout}${error.stderr}`)?.[0] ?? error.message,
  );
  return { before, after, refused, backupMs, ms: restored.ms, bytes: bytesIn(repository) };
};

/** Whatever was written is in the repository. */
async function untilArchived() {
  const asked = `select last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1) as done from pg_stat_archiver`;
  for (let at = 0; at < 300; at += 1) {
    const [row] = await read<{ done: boolean }>('postgres', asked);
    if (row?.done) return;
    await read('postgres', 'select pg_sleep(0.2)');
  }
  throw new Error('WAL is not archived');
}

/** Turns one bit over in the middle of the biggest file of a backup. */
function turnOver(folder: string) {
  const backups = filesIn(join(folder, 'backup')).filter((file) => !/manifest|\.info/.test(file));
  const [biggest] = backups.toSorted((one, other) => statSync(other).size - statSync(one).size);
  const bytes = readFileSync(biggest as string);
  const at = Math.floor(bytes.length / 2);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(biggest as string, bytes);
}

const { before, after, refused, ...measured } = await run().finally(cluster.stop);
const same = isDeepStrictEqual(before, after);
const { backupMs, ms, bytes } = measured;
const result = {
  run: 'restore-drill',
  title: 'the newest backup restored to the second before everything was deleted',
  ...circumstances(),
  backupMs,
  restoreMs: ms.restore,
  recoveryMs: ms.recovery,
  repositoryBytes: bytes,
  tables: Object.keys(after.rows).length,
  rows: Object.values(after.rows).reduce((sum, n) => sum + n, 0),
  sameRows: same,
  ledgerFaults: after.ledgerFaults,
  countFaults: after.countFaults,
  flippedByteRefused: refused,
  totalMs: since(started),
};
keepResult('restore-drill', result);
console.log(JSON.stringify(result, null, 2));
const isWell =
  same &&
  after.ledgerFaults + after.countFaults === 0 &&
  /checksum|corrupt|decrypt|flush/i.test(refused);
for (const path of [dir, `${dir}-backups`, `${dir}-flipped`, `${dir}-restored`]) {
  if (isWell) rmSync(path, { recursive: true, force: true });
}
process.exit(isWell ? 0 : 1);
