import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from '@alpaca/contract';
import fastifyWebsocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Tenant } from '../../platform/context.ts';
import type { Node } from '../../platform/node.ts';
import type { Told } from '../../platform/outbox/outbox.ts';
import { useTicket } from '../../platform/tickets/tickets.ts';

// A client speaks every 20 s, but browsers let a hidden page's clock tick only once a minute: closed
// after that, such pages would come back again and again. Two minutes of silence mean gone.
const silentMs = 6 * constants.heartbeatMs;
const closeBadTicket = 4401;
// More pages than anybody has open; what is beyond tries again later, and works without it till then.
const closeTooMany = 4429;
const mostOfUser = 50;
const mostOfMerchant = 1_000;

interface Open {
  socket: WebSocket;
  tenant: Tenant;
  session: { id: string; expiresAt: Date };
  userId: string;
  merchantId: string | null;
  heardAt: number;
}

/** Pages of other sites must not open a socket in a signed-in browser. */
const sameOrigin = (request: FastifyRequest) => {
  const { origin, host } = request.headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
};

/** Which of these sessions are still good. */
type Living = (tenant: Tenant, ids: readonly string[]) => Promise<ReadonlySet<string>>;

export const openSockets = (living: Living) => {
  const byUser = new Map<string, Set<Open>>();
  const countOfMerchant = new Map<string, number>();

  const countMerchant = ({ merchantId }: Open, more: 1 | -1) => {
    if (!merchantId) return;
    const count = (countOfMerchant.get(merchantId) ?? 0) + more;
    if (count > 0) countOfMerchant.set(merchantId, count);
    else countOfMerchant.delete(merchantId);
  };

  const isTooMany = ({ userId, merchantId }: Open) =>
    (byUser.get(userId)?.size ?? 0) >= mostOfUser ||
    (countOfMerchant.get(merchantId ?? '') ?? 0) >= mostOfMerchant;

  const add = (open: Open) => {
    // Gone while its ticket was looked at: it will not say so again.
    if (open.socket.readyState !== 1) return;
    if (isTooMany(open)) return open.socket.close(closeTooMany);
    const mine = byUser.get(open.userId) ?? new Set();
    byUser.set(open.userId, mine.add(open));
    countMerchant(open, 1);
    open.socket.on('close', () => {
      mine.delete(open);
      countMerchant(open, -1);
      if (mine.size === 0) byUser.delete(open.userId);
    });
    open.socket.on('message', (data: Buffer) => {
      open.heardAt = Date.now();
      if (String(data) === 'HeartBeat') open.socket.send('HeartBeat');
    });
  };

  const all = function* () {
    for (const mine of byUser.values()) yield* mine;
  };

  const send = (opens: Iterable<Open>, cmd: 'user' | 'topic' | 'access') => {
    for (const { socket } of opens) if (socket.readyState === 1) socket.send(`{"cmd":"${cmd}"}`);
  };

  const closeIfEnded = async (opens: readonly Open[]) => {
    const { tenant } = opens[0] ?? {};
    if (!tenant) return;
    const good = await living(tenant, [...new Set(opens.map(({ session }) => session.id))]);
    for (const { socket, session } of opens)
      if (!good.has(session.id)) socket.close(closeBadTicket);
  };

  const silence = setInterval(() => {
    const now = Date.now();
    for (const { socket, session, heardAt } of all()) {
      if (now > session.expiresAt.getTime()) socket.close(closeBadTicket);
      else if (now - heardAt > silentMs) socket.terminate();
    }
  }, constants.heartbeatMs);
  silence.unref();

  return {
    /** Its session may have ended while its ticket was looked at, and nobody would tell again. */
    async add(open: Open) {
      add(open);
      await closeIfEnded([open]);
    },
    /** A session that is over has no socket: of one user, or of anyone where all may have changed. */
    closeEnded(userId: string | null) {
      const opens = userId === null ? [...all()] : [...(byUser.get(userId) ?? [])];
      for (const mine of Map.groupBy(opens, ({ tenant }) => tenant.id).values()) {
        // Where the database can't be asked now, calls are refused all the same.
        closeIfEnded(mine).catch(() => {});
      }
    },
    get count() {
      return [...all()].length;
    },
    /** Sockets carry no data, only the word to look again. */
    deliver(message: Told) {
      if (message.cmd === 'user' || (message.cmd === 'access' && message.userIds)) {
        for (const userId of message.userIds ?? []) send(byUser.get(userId) ?? [], message.cmd);
      }
      if (message.cmd === 'merchant') {
        send(
          [...all()].filter((open) => open.merchantId === message.merchantId),
          'user',
        );
      }
      if (message.cmd === 'topic' || (message.cmd === 'access' && !message.userIds)) {
        send(
          [...all()].filter((open) => open.tenant.id === message.tenantId),
          message.cmd,
        );
      }
    },
    refreshAll: () => {
      send(all(), 'topic');
      send(all(), 'access');
    },
    close() {
      clearInterval(silence);
      // 1012: the server restarts; the client comes back after its delay.
      for (const open of all()) open.socket.close(1012);
    },
  };
};
export type Sockets = ReturnType<typeof openSockets>;

const answers = new WeakMap<IncomingMessage, ServerResponse>();

/**
 * A page's socket is open for hours and needs nothing of how it was asked for; left as they are, request
 * and answer would be most of what a node holds for it.
 */
const forgetHandshake = (socket: WebSocket, { raw }: FastifyRequest) => {
  // The plugin's own listener knows both.
  socket.removeAllListeners('error');
  socket.on('error', () => socket.terminate());
  answers.get(raw)?.detachSocket(raw.socket);
  answers.delete(raw);
};

type Asked = FastifyRequest<{ Params: { userId: string }; Querystring: { ticket?: string } }>;

/** The socket opens with a ticket, from our own pages, for the ticket's own user. */
export const addSocketRoute = async (server: FastifyInstance, node: Node, sockets: Sockets) => {
  // Before the plugin closes them without a reason.
  server.addHook('preClose', async () => sockets.close());
  await server.register(fastifyWebsocket, { options: { maxPayload: 1024 } });
  server.get(
    `${constants.basePath}/websocket/:userId`,
    {
      websocket: true,
      preHandler: async (request, reply) => void answers.set(request.raw, reply.raw),
    },
    async (socket, asked) => {
      const request = asked as Asked;
      const used = sameOrigin(request)
        ? await useTicket(node.directory, request.query.ticket ?? '', 'socket')
        : null;
      if (used?.userId !== request.params.userId) return socket.close(closeBadTicket);
      const { tenant, session, userId, merchantId } = used;
      await sockets.add({ socket, tenant, session, userId, merchantId, heardAt: Date.now() });
      if (socket.readyState !== 1) return;
      forgetHandshake(socket, request);
      socket.send('{"cmd":"ready"}');
    },
  );
};
