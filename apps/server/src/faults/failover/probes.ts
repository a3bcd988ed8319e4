import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { HaCluster } from '../../../../../ops/ha/cluster.ts';
import { until } from '../support/fleet.ts';

const everyMs = 20;
const answerMs = 2_000;

type Open = () => Promise<pg.Client>;

const openAt = async (url: string, withinMs = 1_000): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: withinMs,
    query_timeout: answerMs,
  });
  client.on('error', () => {});
  await client.connect();
  return client;
};

/** What a driver would do with the addresses of all machines: ask each whether it may be written to. */
const openWritable = async (urls: readonly string[]): Promise<pg.Client> => {
  for (const url of urls) {
    const client = await openAt(url).catch(() => null);
    const asked = await client?.query('show transaction_read_only').catch(() => null);
    if (client && asked?.rows[0]?.transaction_read_only === 'off') return client;
    void client?.end().catch(() => {});
  }
  throw new Error('nobody may be written to');
};

/** Writes small rows one after the other, noting when each was granted. */
const startProbe = (name: string, open: Open, running: () => boolean) => {
  const granted: { id: number; at: number }[] = [];
  let last = 0;
  const work = async () => {
    let client: pg.Client | null = null;
    while (running()) {
      const id = ++last;
      try {
        client ??= await open();
        await client.query('insert into probes (name, id) values ($1, $2)', [name, id]);
        granted.push({ id, at: performance.now() });
      } catch {
        void client?.end().catch(() => {});
        client = null;
      }
      await sleep(everyMs);
    }
    await client?.end().catch(() => {});
  };
  return { name, granted, ended: work() };
};

/** The longest time without a granted write from then on, one that goes on among them. */
export const longestGap = (granted: readonly number[], from: number): number => {
  const times = [...granted, performance.now()];
  const since = times.filter((at, index) => at >= from || (times[index + 1] ?? 0) >= from);
  const gaps = since.slice(1).map((at, index) => at - (since[index] as number));
  return Math.round(Math.max(0, ...gaps));
};

/** One that comes by the door and one that knows all addresses, each in a table beside the product's. */
export const openProbes = async (cluster: HaCluster, running: () => boolean) => {
  const url = cluster.url('postgres', 'postgres');
  const door = () => openAt(url);
  const prepare = async () => {
    // A busy machine takes long to shake hands.
    const first = await openAt(url, 20_000);
    try {
      await first.query('drop table if exists probes');
      await first.query('create table probes (name text, id integer, primary key (name, id))');
      return true;
    } finally {
      await first.end().catch(() => {});
    }
  };
  // One that is starved of its time hands over before anybody asked it to.
  await until('the probes have a table', () => prepare().catch(() => false), 120_000);
  const urls = cluster.layout.machines.map((machine) =>
    cluster.urlOf(machine, 'postgres', 'postgres'),
  );
  const probes = [
    startProbe('door', door, running),
    startProbe('hosts', () => openWritable(urls), running),
  ];
  return {
    probes,
    ended: Promise.all(probes.map((probe) => probe.ended)),
    /** Writes that were granted and are not there. */
    async lost(): Promise<number> {
      const client = await openAt(url, 20_000);
      const { rows } = await client.query<{ name: string; id: number }>('select * from probes');
      await client.end();
      const kept = new Set(rows.map(({ name, id }) => `${name} ${id}`));
      const isLost = (name: string, id: number) => !kept.has(`${name} ${id}`);
      return probes.flatMap(({ name, granted }) => granted.filter(({ id }) => isLost(name, id)))
        .length;
    },
  };
};
