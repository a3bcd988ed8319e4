import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type Account, serverAccount } from '../../scripts/postgres/account.ts';
import { findBinaries } from '../../scripts/postgres/binaries.ts';
import { openFolder, readSecrets } from '../../scripts/postgres/folder.ts';
import { roles } from '../../scripts/postgres.ts';

/** A machine of the cluster: an address of its own on loopback, with etcd, Patroni and PostgreSQL. */
export interface Machine {
  name: string;
  host: string;
  ports: { postgres: number; patroni: number; etcd: number; peers: number };
}

export interface Layout {
  dir: string;
  machines: readonly Machine[];
  /** Where HAProxy leads to whoever may be written to. */
  door: { host: string; port: number };
  secrets: Readonly<Record<string, string>>;
  account: Account;
  bin: string;
  certificates: string;
}

export const scope = 'alpaca';

const freeAt = (host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, host, () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

const chooseAddresses = async () => {
  const machines: Machine[] = [];
  for (const at of [1, 2, 3]) {
    const host = `127.0.0.1${at}`;
    const [postgres, patroni, etcd, peers] = [
      await freeAt(host),
      await freeAt(host),
      await freeAt(host),
      await freeAt(host),
    ] as [number, number, number, number];
    machines.push({ name: `pg${at}`, host, ports: { postgres, patroni, etcd, peers } });
  }
  return { machines, door: { host: '127.0.0.1', port: await freeAt('127.0.0.1') } };
};

/** The members of a cluster know each other by address: chosen once, kept beside the data. */
const addressesIn = async (dir: string): Promise<Pick<Layout, 'machines' | 'door'>> => {
  const file = join(dir, 'addresses.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const chosen = await chooseAddresses();
  writeFileSync(file, JSON.stringify(chosen, null, 2));
  return chosen;
};

/** A folder that only the server's user reads. */
export const ownFolder = ({ account: { uid, gid } }: Pick<Layout, 'account'>, dir: string) => {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  chmodSync(dir, 0o700);
  if (uid !== undefined && gid !== undefined) chownSync(dir, uid, gid);
  return dir;
};

/** A file that only the server's user reads: most hold a password. */
export const ownFile = ({ account }: Pick<Layout, 'account'>, file: string, text: string) => {
  writeFileSync(file, text, { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined)
    chownSync(file, account.uid, account.gid);
  return file;
};

const makeCertificates = (layout: Layout) => {
  // HAProxy hands the client's TLS through, so each machine answers for the door's address too.
  const named = layout.machines.map(({ name, host }) => `${name}=${host},${layout.door.host}`);
  const program = join(import.meta.dirname, 'certificates.sh');
  const asOwner = { ...layout.account, cwd: '/', stdio: 'pipe' as const };
  execFileSync(program, [layout.certificates, ...named, 'client=127.0.0.1'], asOwner);
};

/** Everything about a cluster that stays the same from one start to the next. */
export const openLayout = async (wanted: string): Promise<Layout> => {
  const account = serverAccount();
  const folder = openFolder(wanted, account);
  const secrets = readSecrets(folder, ['postgres', 'replicator', 'rewinder', 'backups', ...roles]);
  const layout: Layout = {
    dir: folder.dir,
    ...(await addressesIn(folder.dir)),
    secrets,
    account,
    bin: findBinaries(),
    certificates: join(folder.dir, 'certificates'),
  };
  ownFolder(layout, layout.certificates);
  makeCertificates(layout);
  // Whoever connects holds the server against it.
  chmodSync(layout.certificates, 0o711);
  return layout;
};

export const certificate = ({ certificates }: Layout, file: string) => join(certificates, file);

/** An address of PostgreSQL, by TLS with a certificate that is checked to its name. */
export const databaseUrl = (
  layout: Layout,
  { user, database, host, port }: { user: string; database: string; host: string; port: number },
) =>
  `postgres://${user}:${layout.secrets[user]}@${host}:${port}/${database}` +
  `?sslmode=verify-full&sslrootcert=${encodeURIComponent(certificate(layout, 'ca.crt'))}`;
