import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { certificate, type Layout, type Machine } from './layout.ts';

export interface Member {
  name: string;
  role: 'leader' | 'sync_standby' | 'replica' | 'standby_leader';
  state: string;
  timeline?: number;
  lag?: number | 'unknown';
}

interface Asked {
  port?: number;
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

/** Asks a machine's Patroni, or its etcd, showing it our certificate and checking its own. */
export const ask = (layout: Layout, { name, host, ports }: Machine, asked: Asked) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const file = (kind: string) => readFileSync(certificate(layout, kind));
    const body = asked.body ? JSON.stringify(asked.body) : '';
    const options = {
      host,
      port: asked.port ?? ports.patroni,
      servername: name,
      method: asked.method,
      path: asked.path,
      ca: file('ca.crt'),
      cert: file('client.crt'),
      key: file('client.key'),
      // A switch is answered when it is done.
      timeout: asked.method === 'POST' ? 30_000 : 2_000,
      agent: false as const,
      headers: { 'content-length': Buffer.byteLength(body) },
    };
    const sent = request(options, (reply) => {
      let text = '';
      reply.on('data', (part) => {
        text += part;
      });
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }));
      reply.on('error', reject);
    });
    sent.on('timeout', () => sent.destroy(new Error(`${name} does not answer`)));
    sent.on('error', reject);
    sent.end(body);
  });

const seenBy = async (layout: Layout, machine: Machine): Promise<Member[]> => {
  const asked = ask(layout, machine, { method: 'GET', path: '/cluster' });
  const reply = await asked.catch(() => null);
  return reply?.status === 200 ? (JSON.parse(reply.text) as { members: Member[] }).members : [];
};

/** The members as the first machine that answers sees them; none where nobody does. */
export const membersOf = async (layout: Layout): Promise<Member[]> => {
  for (const machine of layout.machines) {
    const members = await seenBy(layout, machine);
    if (members.length > 0) return members;
  }
  return [];
};

/** Who says of themselves that they lead. */
export const leaderOf = async (layout: Layout): Promise<Machine | undefined> => {
  const says = await Promise.all(
    layout.machines.map((machine) =>
      ask(layout, machine, { method: 'GET', path: '/primary' }).then(
        ({ status }) => status === 200,
        () => false,
      ),
    ),
  );
  return layout.machines.find((_, at) => says[at]);
};

const follows = ({ role, state }: Member) => role !== 'leader' && /running|streaming/.test(state);

/** One leads, one follows in step, and nobody is missing. */
const isWhole = (members: readonly Member[]): boolean =>
  members.length === 3 &&
  members.some(({ role, state }) => role === 'leader' && state === 'running') &&
  members.some(({ role }) => role === 'sync_standby') &&
  new Set(members.map(({ timeline }) => timeline)).size === 1 &&
  members.filter(follows).length === 2;

/** The same as each of them sees it: one that comes back believes for a while what was true before. */
export const allWhole = async (layout: Layout): Promise<boolean> => {
  const views = await Promise.all(layout.machines.map((machine) => seenBy(layout, machine)));
  const leaders = views.map((members) => members.find(({ role }) => role === 'leader')?.name);
  return views.every(isWhole) && new Set(leaders).size === 1;
};

/** Whether all etcds run as one cluster of a version they agreed on. */
export const etcdAgrees = async (layout: Layout): Promise<boolean> => {
  const says = await Promise.all(
    layout.machines.map(async (machine) => {
      const asked = { port: machine.ports.etcd, method: 'GET', path: '/version' } as const;
      const reply = await ask(layout, machine, asked).catch(() => null);
      return reply?.status === 200 && /"etcdcluster":"3\.[1-9]/.test(reply.text);
    }),
  );
  return says.every(Boolean);
};
