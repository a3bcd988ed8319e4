import { Agent, type IncomingMessage, request } from 'node:http';
import { type CallSpec, type Envelope, login, uploadFile } from '@alpaca/contract';
import pg from 'pg';
import { demoPassword } from '../apps/server/seeds/people.ts';
import { newId } from '../apps/server/src/platform/ids.ts';
import { multipart } from '../apps/server/src/testing/multipart.ts';
import { headersOf, pathOf } from '../apps/server/src/testing/wire.ts';
import { freePort } from '../scripts/ports.ts';
import { apiReady } from '../scripts/servers.ts';
import { type Stack, startStack } from '../scripts/stack.ts';

export interface Told {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** Its envelope; nothing where the answer is none. */
  body: Partial<Envelope<unknown>> & { errorKey?: string };
  ms: number;
}

export interface Raw {
  method?: string;
  path: string;
  host?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface Asked {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** A body that is not JSON; what it is says the caller. */
  payload?: Buffer;
}

export interface Person {
  username: string;
  token: string;
  host: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const patienceMs = 30_000;

const envelopeOf = (text: string): Told['body'] => {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
};

/** Sends a request as it stands: a URL parser would tidy it up before it left. */
const sendTo = (base: string, { method = 'GET', path, host, headers = {}, body }: Raw) =>
  new Promise<Told>((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const started = performance.now();
    const read = async (reply: IncomingMessage) => {
      const chunks: Buffer[] = [];
      for await (const chunk of reply) chunks.push(chunk);
      const text = Buffer.concat(chunks).toString();
      const ms = performance.now() - started;
      const status = reply.statusCode ?? 0;
      resolve({ status, headers: reply.headers, text, body: envelopeOf(text), ms });
    };
    const where = { hostname, port, agent, method, path, timeout: patienceMs };
    const sent = request(where, (reply) => void read(reply).catch(reject));
    sent.setHeader('host', host ?? 'yunling.localhost');
    for (const [name, value] of Object.entries(headers)) sent.setHeader(name, value);
    // A DELETE is sent without its length otherwise, and its body taken for the next request.
    if (body !== undefined) sent.setHeader('content-length', Buffer.byteLength(body));
    sent.on('timeout', () => sent.destroy(new Error(`${method} ${path} took ${patienceMs} ms`)));
    sent.on('error', reject);
    sent.end(body);
  });

/** What a call's path needs and wasn't given is the id of nothing. */
const named = ({ path }: CallSpec, { params, query }: Asked) => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, newId()]);
  return { params: { ...Object.fromEntries(names), ...params }, query };
};

/** A running system of two API nodes with the demo's data, and ways to ask it. */
export const startTarget = async () => {
  const stack: Stack = await startStack({ dir: '.data/attack', webDist: true });
  const port = await freePort();
  stack.startMore('api', 'api2', { ALPACA_PORT: String(port) });
  const bases = [stack.baseUrl, `http://127.0.0.1:${port}`];
  await apiReady(bases[1] as string);
  const database = new pg.Pool({ connectionString: stack.cluster.superUrl('stack'), max: 4 });
  let turn = 0;

  const send = (raw: Raw) => {
    turn += 1;
    return sendTo(bases[turn % bases.length] as string, raw);
  };

  const ask = (
    call: CallSpec,
    asked: Asked,
    by: Person | null,
    more: Record<string, string> = {},
  ) =>
    send({
      method: call.method,
      path: pathOf(call, named(call, asked)),
      host: by?.host ?? 'yunling.localhost',
      headers: {
        ...headersOf(call, { token: by?.token }),
        ...(asked.body !== undefined && { 'content-type': 'application/json' }),
        ...more,
      },
      ...(asked.body !== undefined && { body: JSON.stringify(asked.body) }),
      ...(asked.payload && { body: asked.payload }),
    });

  /** A session of its own, so that whoever ends it ends no other's. */
  const signIn = async (username: string, tenant = 'yunling', password = demoPassword) => {
    const host = `${tenant}.localhost`;
    const body = { username, password };
    const told = await ask(login, { body }, { username, token: '', host });
    const { token } = (told.body.result ?? {}) as { token?: string };
    if (!token) throw new Error(`${username} can't sign in: ${told.text}`);
    return { username, token, host } satisfies Person;
  };

  /** Sends a file; the name and what it is said to be are the sender's choice. */
  const upload = (by: Person, purpose: string, name: string, content: Buffer) => {
    const { payload, headers } = multipart(name, content, 'image/png');
    return ask(uploadFile, { query: { purpose }, payload }, by, headers);
  };

  return {
    bases,
    send,
    ask,
    upload,
    signIn,
    /** Asks the database itself, as nobody in the product can. */
    read: async <Row extends object>(sql: string, values: unknown[] = []) =>
      (await database.query(sql, values)).rows as Row[],
    async stop() {
      agent.destroy();
      await database.end();
      await stack.stop();
    },
  };
};
export type Target = Awaited<ReturnType<typeof startTarget>>;
