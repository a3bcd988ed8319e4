import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { certificate, type Layout, type Machine, ownFile, ownFolder } from './layout.ts';

export const stanza = 'alpaca';

/** Backups lie apart from the data: another disk, or ALPACA_BACKUPS. */
export const repositoryOf = (layout: Layout): string =>
  ownFolder(layout, process.env.ALPACA_BACKUPS ?? `${layout.dir}-backups`);

/**
 * What pgBackRest is told: one file for all machines, whoever of them leads. Encrypted by a passphrase
 * that lies beside the other secrets, never beside the backups.
 */
export const backupConfig = (layout: Layout, leader?: Machine): string => {
  const folder = ownFolder(layout, join(layout.dir, 'pgbackrest'));
  const settings = {
    global: {
      'repo1-path': repositoryOf(layout),
      'repo1-cipher-type': 'aes-256-cbc',
      'repo1-cipher-pass': layout.secrets.backups,
      'repo1-retention-full': 4,
      'repo1-bundle': 'y',
      'compress-type': 'zst',
      'start-fast': 'y',
      // Beyond so much the disk would fill: WAL is let go, and the next backup is a full one.
      'archive-push-queue-max': '4GB',
      'log-level-console': 'warn',
      'log-level-file': 'off',
      'lock-path': ownFolder(layout, join(folder, 'lock')),
      'spool-path': ownFolder(layout, join(folder, 'spool')),
    },
    [stanza]: leader
      ? {
          'pg1-path': join(layout.dir, leader.name, 'data'),
          'pg1-port': leader.ports.postgres,
          'pg1-user': 'postgres',
        }
      : { 'pg1-path': '/nowhere' },
  };
  const lines = Object.entries(settings).flatMap(([section, values]) => [
    `[${section}]`,
    ...Object.entries(values).flatMap(([key, value]) => (value === '' ? [] : [`${key}=${value}`])),
  ]);
  const name = leader ? `${leader.name}.conf` : 'archive.conf';
  return ownFile(layout, join(folder, name), `${lines.join('\n')}\n`);
};

/** Every segment goes to the repository, from whoever leads. */
export const archiveSettings = (layout: Layout) => {
  const config = backupConfig(layout);
  return {
    archive_mode: 'on',
    archive_timeout: '60s',
    // The path to the data is the machine's own; PostgreSQL runs this in it.
    archive_command: `pgbackrest --config=${config} --stanza=${stanza} --pg1-path="$(pwd)" archive-push %p`,
  };
};

/** Runs pgBackRest as PostgreSQL's user; its words are thrown where it fails. */
export const pgbackrest = (
  layout: Layout,
  { config, host = '' }: { config: string; host?: string },
  ...args: readonly string[]
): string => {
  const passfile = join(layout.dir, 'pgbackrest', 'pgpass');
  ownFile(layout, passfile, `*:*:*:postgres:${layout.secrets.postgres}\n`);
  const env = {
    PATH: '/usr/bin:/bin',
    PGPASSFILE: passfile,
    PGHOST: host,
    PGSSLMODE: 'verify-full',
    PGSSLROOTCERT: certificate(layout, 'ca.crt'),
  };
  const options = { ...layout.account, cwd: '/', env, encoding: 'utf8', stdio: 'pipe' } as const;
  return execFileSync('pgbackrest', [`--config=${config}`, `--stanza=${stanza}`, ...args], options);
};

/** Makes the repository ready; does nothing where it is. */
export const prepareRepository = (layout: Layout, leader: Machine) => {
  if (existsSync(join(repositoryOf(layout), 'archive', stanza))) return;
  const { host } = leader;
  pgbackrest(layout, { config: backupConfig(layout, leader), host }, 'stanza-create');
};

export const backUp = (layout: Layout, leader: Machine, type: 'full' | 'diff' | 'incr') => {
  const reached = { config: backupConfig(layout, leader), host: leader.host };
  return pgbackrest(layout, reached, `--type=${type}`, 'backup');
};
