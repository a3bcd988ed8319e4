import { setTimeout as sleep } from 'node:timers/promises';
import { constants, createSocketTicket } from '@alpaca/contract';
import { WebSocket } from 'ws';
import { fetchCall } from '../../apps/server/src/testing/wire.ts';

// So many pages in a process of their own: they open, say that they live as pages do, and note when
// they were told to look again.

export interface Visitor {
  userId: string;
  token: string;
}
export interface CrowdJob {
  port: number;
  /** Of this machine: each has its own ports. */
  from: string;
  /** One for each socket; nobody where tickets are not asked for. */
  visitors: readonly (Visitor | null)[];
}
export type CrowdNote = { opened: number } | { told: number; lastAt: number } | { failure: string };

const say = (note: CrowdNote) => process.send?.(note);
const atOnce = 40;
let open: WebSocket[] = [];
let [told, lastAt] = [0, 0];

const addressOf = async (base: string, visitor: Visitor | null): Promise<string> => {
  if (!visitor) return base;
  const { ticket } = await fetchCall(base, createSocketTicket, {}, { token: visitor.token });
  return `${base}${constants.basePath}/websocket/${visitor.userId}?ticket=${ticket}`;
};

const opened = async ({ port, from }: CrowdJob, visitor: Visitor | null) => {
  const address = await addressOf(`http://127.0.0.1:${port}`, visitor);
  const socket = new WebSocket(address.replace('http', 'ws'), {
    localAddress: from,
    perMessageDeflate: false,
    handshakeTimeout: 60_000,
  });
  await new Promise<void>((ready, broken) => {
    socket.on('error', broken);
    socket.on('close', (code) => broken(new Error(`closed with ${code}`)));
    socket.on('message', (data: Buffer) => {
      const text = String(data);
      if (text === '{"cmd":"ready"}') ready();
      if (text !== '{"cmd":"topic"}') return;
      told += 1;
      lastAt = Date.now();
    });
  });
  open.push(socket);
};

const openAll = async (job: CrowdJob) => {
  const left = [...job.visitors];
  const lane = async () => {
    while (left.length > 0) await opened(job, left.pop() as Visitor | null);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  say({ opened: open.length });
};

const live = async () => {
  for (;;) {
    await sleep(constants.heartbeatMs);
    // Not all at once: pages were not opened at once either.
    for (const [at, socket] of open.entries()) {
      if (at % 500 === 499) await sleep(50);
      if (socket.readyState === WebSocket.OPEN) socket.send('HeartBeat');
    }
  }
};
void live();

process.on('message', (job: CrowdJob | 'told' | 'forget' | 'leave') => {
  if (job === 'told') say({ told, lastAt });
  else if (job === 'forget') [told, lastAt] = [0, 0];
  else if (job === 'leave') {
    for (const socket of open) socket.terminate();
    open = [];
    say({ opened: 0 });
  } else openAll(job).catch((error: Error) => say({ failure: error.message }));
});
process.once('disconnect', () => process.exit());
