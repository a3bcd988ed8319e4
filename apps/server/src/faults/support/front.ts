import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';

interface Node {
  base: string;
  isReady: boolean;
}

const everyMs = 200;

/** Tells apart that nobody was there, so that another can be asked, and that a question was lost. */
const isNobody = (error: NodeJS.ErrnoException) => error.code === 'ECONNREFUSED';

/**
 * What stands in front of api nodes: asks each whether it is ready, keeps connections to them, and
 * leads every call to one in turn. What is lost on the way is answered 502.
 */
export const openFront = async () => {
  const nodes: Node[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  let turn = 0;

  const next = (): Node => {
    const ready = nodes.filter(({ isReady }) => isReady);
    turn += 1;
    const node = ready[turn % Math.max(1, ready.length)];
    if (!node) throw new Error('no node is ready');
    return node;
  };
  const look = async (node: Node) => {
    const reply = await fetch(`${node.base}/readyz`).catch(() => null);
    await reply?.body?.cancel();
    node.isReady = reply?.status === 200;
  };
  const looking = setInterval(() => nodes.forEach(look), everyMs);

  const forward = (asked: IncomingMessage, body: Buffer, reply: ServerResponse, triesLeft = 5) => {
    const node = next();
    const { method, url, headers } = asked;
    const sent = request(new URL(url ?? '/', node.base), { method, headers, agent }, (answer) => {
      // The connection on this side is not the node's to end.
      const { connection, ...told } = answer.headers;
      reply.writeHead(answer.statusCode ?? 502, told);
      answer.pipe(reply);
    });
    sent.on('error', (error) => {
      if (isNobody(error)) node.isReady = false;
      if (isNobody(error) && triesLeft > 0) forward(asked, body, reply, triesLeft - 1);
      else if (reply.headersSent) reply.destroy();
      else reply.writeHead(502).end(JSON.stringify({ lost: error.message }));
    });
    sent.end(body);
  };

  const server = createServer(async (asked, reply) => {
    const parts: Buffer[] = [];
    for await (const part of asked) parts.push(part);
    forward(asked, Buffer.concat(parts), reply);
  });
  server.on('upgrade', (asked: IncomingMessage, near: Duplex, head: Buffer) => {
    const { port, hostname } = new URL(next().base);
    const far = connect(Number(port), hostname);
    const lines = Object.entries(asked.headers).map(([name, value]) => `${name}: ${value}`);
    far.write([`GET ${asked.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
    far.write(head);
    near.pipe(far).pipe(near);
    for (const [one, other] of [[near, far] as const, [far, near] as const]) {
      one.on('error', () => {}).on('close', () => other.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async add({ base }: { base: string }) {
      const node = { base, isReady: false };
      await look(node);
      nodes.push(node);
    },
    close() {
      clearInterval(looking);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
};
export type Front = Awaited<ReturnType<typeof openFront>>;
