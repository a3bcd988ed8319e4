import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HaCluster } from '../../../../../ops/ha/cluster.ts';
import type { Machine } from '../../../../../ops/ha/layout.ts';
import { ask } from '../../../../../ops/ha/patroni.ts';
import { noteKill } from '../../../../../scripts/kills.ts';
import type { EtcdLines } from './etcdLines.ts';

/** What befalls the machine that leads; answered with what makes it well again. */
type Fault = (parts: Parts, leader: Machine) => Promise<() => void>;

interface Parts {
  cluster: HaCluster;
  /** Between each Patroni and the etcds. */
  lines: EtcdLines;
}

const parentOf = (pid: string) => {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined; // It ended while we looked.
  }
};

/** PostgreSQL there with a process for each connection. */
const postgresOn = (cluster: HaCluster, machine: Machine): number[] => {
  const postmaster = cluster.postmaster(machine);
  if (!postmaster) return [];
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return [postmaster, ...all.filter((pid) => parentOf(pid) === postmaster).map(Number)];
};

const signalAll = (pids: readonly number[], signal: NodeJS.Signals) => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // Gone before it was its turn.
    }
  }
};

const switchOver = async ({ layout }: HaCluster, leader: Machine) => {
  const body = { leader: leader.name };
  // Refused where no other is in step just now.
  for (let tries = 0; tries < 20; tries += 1) {
    const asked = { method: 'POST', path: '/switchover', body } as const;
    const reply = await ask(layout, leader, asked).catch(() => null);
    if (reply?.status === 200) return;
    await sleep(500);
  }
  throw new Error('the leader would not hand over');
};

/** The machine is gone with all it ran. */
const machineDies: Fault = async ({ cluster }, leader) => {
  const { etcd, patroni } = cluster.running(leader);
  const postgres = postgresOn(cluster, leader);
  for (const what of ['patroni', 'etcd', 'postgres']) noteKill(what);
  patroni.signal('SIGKILL');
  etcd.signal('SIGKILL');
  signalAll(postgres, 'SIGKILL');
  await Promise.all([etcd.exited, patroni.exited]);
  return () => {
    cluster.startEtcd(leader);
    cluster.startPatroni(leader);
  };
};

/** PostgreSQL crashes beneath a Patroni that sees it. */
const postgresDies: Fault = async ({ cluster }, leader) => {
  const postmaster = cluster.postmaster(leader);
  if (!postmaster) throw new Error(`no PostgreSQL runs on ${leader.name}`);
  noteKill('postgres');
  signalAll([postmaster], 'SIGKILL');
  return () => {};
};

/** It hands over in peace, as before work on its machine. */
const handsOver: Fault = async ({ cluster }, leader) => {
  await switchOver(cluster, leader);
  return () => {};
};

/** It has lost the etcd beside it, and hands over with two of three left. */
const losesEtcd: Fault = async ({ cluster }, leader) => {
  const { etcd } = cluster.running(leader);
  noteKill('etcd');
  etcd.signal('SIGKILL');
  await etcd.exited;
  await sleep(2_000);
  await switchOver(cluster, leader);
  return () => cluster.startEtcd(leader);
};

/**
 * Its Patroni hangs while PostgreSQL goes on and is reached by who knows its address: nobody tells it
 * that another one leads by now, and it must grant nothing.
 */
const patroniHangs: Fault = async ({ cluster }, leader) => {
  const { patroni } = cluster.running(leader);
  patroni.signal('SIGSTOP');
  return () => patroni.signal('SIGCONT');
};

/** It reaches no etcd, while whoever writes reaches it: it must stop by itself before another one leads. */
const isCutFromEtcd: Fault = async ({ lines }, leader) => lines.cut(leader);

/** It hears and says nothing for a while, as behind a cut; then goes on, believing that it leads. */
const isCutOff: Fault = async ({ cluster }, leader) => {
  const { etcd, patroni } = cluster.running(leader);
  const pids = [patroni.pid, etcd.pid, ...postgresOn(cluster, leader)];
  signalAll(pids, 'SIGSTOP');
  return () => signalAll(pids, 'SIGCONT');
};

export const faults = {
  losesEtcd,
  handsOver,
  isCutOff,
  isCutFromEtcd,
  machineDies,
  patroniHangs,
  postgresDies,
} as const;
export type FaultName = keyof typeof faults;
export const faultNames = Object.keys(faults) as FaultName[];
