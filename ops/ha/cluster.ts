import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { etcdArgs, patroniConfig, proxyConfig, pythonPath } from './configs.ts';
import { databaseUrl, type Layout, type Machine, openLayout, ownFolder } from './layout.ts';
import { allWhole, etcdAgrees, leaderOf } from './patroni.ts';
import { type Program, startProgram } from './programs.ts';

interface Running {
  etcd: Program;
  patroni: Program;
}

export interface HaCluster {
  layout: Layout;
  /** Through the door, to whoever leads. */
  url(user: string, database: string): string;
  /** To one machine, whatever it is at present. */
  urlOf(machine: Machine, user: string, database: string): string;
  running(machine: Machine): Running;
  /** PostgreSQL's own process there; Patroni starts it, and it outlives Patroni's death. */
  postmaster(machine: Machine): number | undefined;
  startEtcd(machine: Machine): void;
  startPatroni(machine: Machine): void;
  whole(withinMs?: number): Promise<void>;
  leader(withinMs?: number): Promise<Machine>;
  stop(): Promise<void>;
}

const until = async <T>(what: string, withinMs: number, look: () => Promise<T | undefined>) => {
  for (const end = Date.now() + withinMs; Date.now() < end; await sleep(200)) {
    const found = await look();
    if (found) return found;
  }
  throw new Error(`${what}: not within ${withinMs / 1000} s`);
};

const isAlive = (pid: number) => existsSync(`/proc/${pid}`);

/** Two runs over one folder would tear each other's machines down. */
const claim = (dir: string) => {
  const file = join(dir, 'owner.pid');
  const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (owner && owner !== process.pid && isAlive(owner)) {
    throw new Error(`${dir} is used by process ${owner}. Stop that first, then try again.`);
  }
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
};

const postmasterIn = (layout: Layout, { name }: Machine): number | undefined => {
  const file = join(layout.dir, name, 'data/postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  // The number may be another program's by now.
  const args = isAlive(pid) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : '';
  return args.includes(join(layout.dir, name)) ? pid : undefined;
};

/** Patroni takes its PostgreSQL down with it; one that was killed could not. */
const endPostgres = async (layout: Layout, machine: Machine) => {
  for (const signal of ['SIGINT', 'SIGKILL'] as const) {
    const pid = postmasterIn(layout, machine);
    if (!pid) return;
    process.kill(pid, 'SIGCONT');
    process.kill(pid, signal);
    for (let at = 0; at < 100 && postmasterIn(layout, machine); at += 1) await sleep(100);
  }
};

interface Options {
  /** What PostgreSQL is told of archiving. */
  archive?: (layout: Layout) => object;
  /** How a machine's Patroni reaches the etcds, where that is not straight. */
  etcdHosts?: (layout: Layout, machine: Machine) => Promise<string[]>;
  /** Given what stops it before it is up: a start that is broken off must not leave half of it. */
  closeLater?: (stop: () => Promise<void>) => void;
}

/** Three machines on loopback and the door to them; the same again where the folder has been used. */
export const startCluster = async (
  dir: string,
  { archive = () => ({}), etcdHosts, closeLater = () => {} }: Options = {},
): Promise<HaCluster> => {
  const layout = await openLayout(dir);
  const free = claim(layout.dir);
  const { machines, account, door } = layout;
  const log = (name: string) => join(layout.dir, `${name}.log`);
  const etcds = new Map<string, Program>();
  const patronis = new Map<string, Program>();
  const ways = new Map<string, string[]>();

  const startEtcd = (machine: Machine) => {
    const name = `etcd-${machine.name}`;
    const args = etcdArgs(layout, machine);
    const program = startProgram({ name, file: 'etcd', args, account, log: log(name) });
    etcds.set(machine.name, program);
  };
  const startPatroni = (machine: Machine) => {
    const name = `patroni-${machine.name}`;
    const config = patroniConfig(layout, machine, {
      archive: archive(layout),
      etcdHosts: ways.get(machine.name),
    });
    const program = startProgram({
      name,
      file: 'patroni',
      args: [config],
      account,
      env: { PYTHONPATH: pythonPath(layout), PYTHONDONTWRITEBYTECODE: '1' },
      log: log(name),
    });
    patronis.set(machine.name, program);
  };
  for (const machine of machines) await endPostgres(layout, machine);
  for (const { name } of machines) ownFolder(layout, join(layout.dir, name));
  machines.forEach(startEtcd);
  const proxyArgs = ['-db', '-f', proxyConfig(layout)];
  const proxy = startProgram({
    name: 'haproxy',
    file: 'haproxy',
    args: proxyArgs,
    account,
    log: log('haproxy'),
  });

  const cluster: HaCluster = {
    layout,
    url: (user, database) => databaseUrl(layout, { user, database, ...door }),
    urlOf: ({ host, ports }, user, database) =>
      databaseUrl(layout, { user, database, host, port: ports.postgres }),
    running: ({ name }) => ({
      etcd: etcds.get(name) as Program,
      patroni: patronis.get(name) as Program,
    }),
    postmaster: (machine) => postmasterIn(layout, machine),
    startEtcd,
    startPatroni,
    async whole(withinMs = 120_000) {
      const look = async () => (await allWhole(layout)) || undefined;
      await until('the cluster is whole', withinMs, look);
    },
    leader: (withinMs = 60_000) => until('somebody leads', withinMs, () => leaderOf(layout)),
    stop: () => (stopping ??= stop()),
  };
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    // Standbys first: a leader that goes first would be replaced by one that goes next.
    const last = await leaderOf(layout).catch(() => undefined);
    const order = machines.toSorted((one) => (one === last ? 1 : -1));
    for (const machine of order) {
      await patronis.get(machine.name)?.stop(60_000);
      await endPostgres(layout, machine);
    }
    await Promise.all([proxy.stop(2_000), ...[...etcds.values()].map((each) => each.stop())]);
    free();
  };
  closeLater(cluster.stop);
  const noneEnded = () => {
    const ended = [...etcds.values(), ...patronis.values(), proxy].find((each) => each.isOver());
    if (ended) throw new Error(`${ended.name} ended at once`);
    return true;
  };
  try {
    for (const machine of etcdHosts ? machines : []) {
      ways.set(machine.name, (await etcdHosts?.(layout, machine)) ?? []);
    }
    // A Patroni that hears of no version yet takes etcd for an ancient one and stays with that.
    await until(
      'etcd agrees',
      60_000,
      async () => (noneEnded() && (await etcdAgrees(layout))) || undefined,
    );
    machines.forEach(startPatroni);
    await cluster.whole(180_000);
  } catch (error) {
    await cluster.stop();
    throw new Error(`The cluster did not start; see the logs in ${layout.dir}.`, { cause: error });
  }
  return cluster;
};
