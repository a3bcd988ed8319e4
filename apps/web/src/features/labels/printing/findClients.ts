import { type LocalNetwork, localNetwork } from './localNetwork.ts';
import { connectLodop, lodopAddresses } from './lodop.ts';
import type { ClientName, PrintClient } from './printClient.ts';
import { connectQz, qzAddresses } from './qz.ts';
import { signer } from './signer.ts';

/** Nobody waits longer for a client that is not there. */
const searchMs = 1_500;

export interface Found {
  clients: readonly PrintClient[];
  /** Of the browser, where none was found: it may be the one that is in the way. */
  access: LocalNetwork;
}

type Connect = (url: string, signal: AbortSignal) => Promise<PrintClient>;

/** Knocks everywhere at once; the first that answers is it, and the others are left in peace. */
const firstOf = async (addresses: readonly string[], connect: Connect, over: AbortSignal) => {
  const found = new AbortController();
  const signal = AbortSignal.any([over, found.signal]);
  const late = new Promise<'late'>((resolve) => {
    over.addEventListener('abort', () => resolve('late'));
  });
  const first = Promise.any(addresses.map((url) => connect(url, signal))).catch(() => null);
  const client = await Promise.race([first, late]);
  found.abort();
  return client;
};

const search = async (): Promise<Found> => {
  const over = AbortSignal.timeout(searchMs);
  const [qz, lodop] = await Promise.all([
    firstOf(qzAddresses, (url, signal) => connectQz(url, signer, signal), over),
    firstOf(lodopAddresses, connectLodop, over),
  ]);
  const clients = [qz, lodop].filter((one) => one !== null && one !== 'late');
  if (clients.length > 0) return { clients, access: 'granted' };
  const access = await localNetwork();
  // A browser that asks its person holds the door meanwhile; where doors were shut at once, nobody asks.
  return { clients, access: access === 'prompt' && qz !== 'late' ? 'granted' : access };
};

let known: Promise<Found> | null = null;

/** The print clients of this machine, looked for once; one that was not there is looked for again. */
export const findClients = async (again = false): Promise<Found> => {
  if (again) known = null;
  known ??= search();
  const found = await known;
  if (found.clients.length === 0) known = null;
  return found;
};

/** The one that was chosen, or whichever is there. */
export const clientOf = ({ clients }: Found, wanted: ClientName | null) =>
  clients.find(({ name }) => name === wanted) ?? clients[0] ?? null;
