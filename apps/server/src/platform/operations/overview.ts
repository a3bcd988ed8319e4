import { hostname } from 'node:os';
import { type Burden, loadOf } from '../cells/load.ts';
import { homeOf } from '../cells/readDirectory.ts';
import type { Node } from '../node.ts';
import { ofNode } from '../ofNode.ts';
import { directoryAge } from '../seeing/cells.metrics.ts';
import { oldestJob } from '../seeing/databases.metrics.ts';
import type { AskCells } from '../seeing/seeing.ts';
import { callRates } from './callRates.ts';

/** What a cell says of itself: sums over all its tenants (migration 0092). */
interface Facts extends Burden {
  ordersAMinute: number;
  /** Since the database's statistics began. */
  transactions: number;
  replicas: number;
  replicaLagBytes: number;
  replicaLagSeconds: number;
}

interface Told {
  facts: Facts;
  relayLag: number;
  oldestJob: number;
  directoryAge: number;
}

const everything = `
  select alpaca.cell_facts() as facts, alpaca.relay_lag() as "relayLag",
    (${oldestJob}) as "oldestJob", (${directoryAge}) as "directoryAge"`;

export interface CellSeen {
  cell: string;
  isHome: boolean;
  takesTenants: boolean;
  tenants: number;
  callsASecond: number;
  /** Null where the cell does not answer. */
  told: {
    load: number;
    bytes: number;
    ordersADay: number;
    ordersAMinute: number;
    /** Null at the first look. */
    transactionsASecond: number | null;
    replicas: number;
    replicaLagBytes: number;
    replicaLagSeconds: number;
    relayLagSeconds: number;
    oldestJobSeconds: number;
    /** Null where it was never copied. */
    directoryAgeSeconds: number | null;
  } | null;
}

export interface Overview {
  node: string;
  at: string;
  directoryVersion: number;
  cells: CellSeen[];
}

interface Look {
  at: number;
  transactions: number;
}
const lastLooks = ofNode(() => new Map<string, Look>());

/** Between this look and the one before. */
const rateOf = (node: Node, cell: string, transactions: number): number | null => {
  const looks = lastLooks(node);
  const before = looks.get(cell);
  const now = { at: performance.now(), transactions };
  looks.set(cell, now);
  if (!before || transactions < before.transactions) return null;
  return ((transactions - before.transactions) * 1000) / Math.max(1, now.at - before.at);
};

const toldOf = (node: Node, cell: string, isHome: boolean, told: Told): CellSeen['told'] => {
  const { transactions, ...facts } = told.facts;
  const age = isHome ? 0 : told.directoryAge;
  return {
    ...facts,
    load: loadOf(facts),
    transactionsASecond: rateOf(node, cell, transactions),
    relayLagSeconds: told.relayLag,
    oldestJobSeconds: told.oldestJob,
    directoryAgeSeconds: Number.isFinite(age) ? age : null,
  };
};

/** Every cell as this node sees it; one that does not answer is told as that. */
export const overview = async (node: Node, ask: AskCells): Promise<Overview> => {
  const home = homeOf(node.cells).name;
  const answers = new Map<string, Told>();
  const [directory] = await Promise.all([
    node.directory.ofCells(),
    ask<Told>('what cells say of themselves', everything, (cell, told) => answers.set(cell, told)),
  ]);
  const cells = [...node.cells.keys()].map((cell): CellSeen => {
    const told = answers.get(cell);
    return {
      cell,
      isHome: cell === home,
      takesTenants: !directory.closed.has(cell),
      tenants: directory.tenants.get(cell) ?? 0,
      callsASecond: callRates(node).of(cell),
      told: told ? toldOf(node, cell, cell === home, told) : null,
    };
  });
  const at = new Date().toISOString().slice(0, 19).replace('T', ' ');
  return { node: hostname(), at, directoryVersion: directory.version, cells };
};
