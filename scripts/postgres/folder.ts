import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import type { Account } from './account.ts';
import { majorVersion } from './binaries.ts';

export type Folder = { dir: string; data: string; log: string; owner: string };

const layout = (dir: string): Folder => ({
  dir,
  data: join(dir, 'data'),
  log: join(dir, 'postgres.log'),
  owner: join(dir, 'owner.pid'),
});

function prepare(dir: string): void {
  mkdirSync(dir, { recursive: true });
  // The server's user must pass through; the secrets inside are closed on their own.
  chmodSync(dir, 0o711);
}

const reachable = (dir: string, account: Account) =>
  spawnSync('test', ['-x', dir], { ...account, cwd: '/' }).status === 0;

/** The wanted folder, or one under /var/lib/postgresql when a parent is closed to the server. */
export function openFolder(wanted: string, account: Account): Folder {
  const dir = resolve(wanted);
  prepare(dir);
  if (reachable(dir, account)) return layout(dir);
  const hash = createHash('sha256').update(dir).digest('hex').slice(0, 12);
  const instead = `/var/lib/postgresql/alpaca-${hash}`;
  prepare(instead);
  if (!reachable(instead, account)) {
    throw new Error(`User postgres can reach neither ${dir} nor ${instead}.`);
  }
  console.log(`User postgres cannot reach ${dir}; the database lives in ${instead} instead.`);
  return layout(instead);
}

export type Secrets = Record<string, string>;

/** One generated password per name, kept in a file only we can read. */
export function readSecrets(folder: Folder, names: readonly string[]): Secrets {
  const file = join(folder.dir, 'secrets.json');
  const known: Secrets = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const all = Object.fromEntries(
    names.map((name) => [name, known[name] ?? randomBytes(24).toString('base64url')]),
  );
  writeFileSync(file, JSON.stringify(all, null, 2), { mode: 0o600 });
  return all;
}

function giveTo({ uid, gid }: Account, ...paths: string[]): void {
  if (uid === undefined || gid === undefined) return;
  for (const path of paths) chownSync(path, uid, gid);
}

interface Access {
  password: string;
  /** How passwords are asked for. */
  method: 'scram-sha-256' | 'md5';
}

/** Runs initdb the first time; later only sees that the server suits the data. */
export function ensureData(folder: Folder, bin: string, account: Account, access: Access): void {
  if (existsSync(folder.data)) checkVersion(folder, bin);
  else initData(folder, bin, account, access);
}

function initData(folder: Folder, bin: string, account: Account, access: Access): void {
  // Renamed only when complete, so an initdb killed half-way is not mistaken for a cluster.
  const fresh = `${folder.data}.new`;
  const passwordFile = join(folder.dir, 'initdb-password');
  rmSync(fresh, { recursive: true, force: true });
  rmSync(passwordFile, { force: true });
  mkdirSync(fresh, { mode: 0o700 });
  writeFileSync(passwordFile, access.password, { mode: 0o600 });
  giveTo(account, fresh, passwordFile);
  const args = [
    `--pgdata=${fresh}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    `--auth=${access.method}`,
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ];
  try {
    execFileSync(join(bin, 'initdb'), args, { ...account, cwd: '/', stdio: 'pipe' });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(fresh, folder.data);
}

function checkVersion(folder: Folder, bin: string): void {
  const made = readFileSync(join(folder.data, 'PG_VERSION'), 'utf8').trim();
  const have = majorVersion(bin);
  if (made === have) return;
  throw new Error(
    `${folder.data} was made by PostgreSQL ${made}, but ${bin} is ${have}. ` +
      `Install PostgreSQL ${made}, or delete ${folder.dir} to start anew.`,
  );
}
