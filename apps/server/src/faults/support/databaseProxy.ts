import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../../../../../scripts/ports.ts';

/** What is kept from whom: the commit from the database, or its answer from the process. */
export type KeptBack = 'commit' | 'answer';

/** Cuts a stream into PostgreSQL's messages; a client's first one has no type before its length. */
const messages = (from: 'client' | 'server') => {
  let rest = Buffer.alloc(0);
  let typeBytes = from === 'client' ? 0 : 1;
  return (chunk: Buffer): Buffer[] => {
    rest = Buffer.concat([rest, chunk]);
    const whole: Buffer[] = [];
    while (rest.length >= typeBytes + 4) {
      const size = typeBytes + rest.readInt32BE(typeBytes);
      if (rest.length < size) break;
      whole.push(rest.subarray(0, size));
      rest = rest.subarray(size);
      typeBytes = 1;
    }
    return whole;
  };
};

const isCommit = (message: Buffer) => /^[QP][\s\S]{4}\0?commit\0/.test(message.toString('latin1'));
const isCommitted = (message: Buffer) => /^C[\s\S]{4}COMMIT\0/.test(message.toString('latin1'));

interface Carried {
  /** The client's first message: it names the user, the database and the application. */
  hello: string;
  silent: boolean;
  end(): void;
}

/**
 * Stands between a process and PostgreSQL. Once armed, it keeps back one side of the commit of the
 * next transaction that keeps an idempotent answer, and everything after it on that connection. It
 * can also let connections fall silent, as a broken network does: open, and nothing gets through.
 */
export const openDatabaseProxy = async (databaseUrl: string) => {
  const target = new URL(databaseUrl);
  const connections = new Set<Carried>();
  let armed: { back: KeptBack; reached: () => void } | null = null;

  let cut: 'silent' | 'refused' | null = null;

  const carry = (client: Socket) => {
    if (cut === 'refused') return client.destroy();
    const upstream = connect(Number(target.port), target.hostname);
    let ours = false;
    let stopped: KeptBack | null = null;
    const stopAt = (back: KeptBack, here: boolean) => {
      if (!here || !ours || armed?.back !== back) return;
      stopped = back;
      armed.reached();
      armed = null;
    };
    const carried: Carried = {
      hello: '',
      silent: cut === 'silent',
      end: () => {
        connections.delete(carried);
        for (const socket of [client, upstream]) socket.destroy();
      },
    };
    connections.add(carried);

    const fromClient = messages('client');
    client.on('data', (chunk) => {
      for (const message of fromClient(chunk)) {
        carried.hello ||= message.toString('latin1');
        ours ||= armed !== null && message.includes('idempotency_keep');
        stopAt('commit', isCommit(message));
        if (stopped !== 'commit' && !carried.silent) upstream.write(message);
      }
    });
    const fromServer = messages('server');
    upstream.on('data', (chunk) => {
      for (const message of fromServer(chunk)) {
        stopAt('answer', isCommitted(message));
        if (stopped !== 'answer' && !carried.silent) client.write(message);
      }
    });
    for (const socket of [client, upstream]) {
      socket.on('error', () => {});
      socket.on('close', carried.end);
    }
  };

  const port = await freePort();
  const server = createServer(carry);
  await new Promise<void>((listening) => void server.listen(port, '127.0.0.1', listening));
  return {
    /** The same addresses with this proxy in place of the database. */
    through: (text: string) => text.replaceAll(`:${target.port}/`, `:${port}/`),
    /** Resolves when the moment has come and is kept back. */
    keepBack: (back: KeptBack) =>
      new Promise<void>((reached) => {
        armed = { back, reached };
      }),
    /** Lets an application's connections of now fall silent; new ones work. */
    silence(application: string) {
      for (const carried of connections) {
        if (carried.hello.includes(application)) carried.silent = true;
      }
    },
    /** The database is gone: its machine answers nothing, or refuses. */
    cut(how: 'silent' | 'refused') {
      cut = how;
      for (const carried of connections) {
        if (how === 'silent') carried.silent = true;
        else carried.end();
      }
    },
    /** It is back; what was open is broken, as after a restart. */
    mend() {
      cut = null;
      for (const carried of connections) carried.end();
    },
    async close() {
      for (const carried of connections) carried.end();
      await new Promise<void>((closed) => void server.close(() => closed()));
    },
  };
};
