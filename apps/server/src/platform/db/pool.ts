import type { Duplex } from 'node:stream';
import pg from 'pg';

const int8 = 20;
const date = 1082;

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === int8) return BigInt;
    // A calendar day has no zone; as a Date it would get one.
    if (oid === date) return (text: string) => text;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

// A commit that waited in vain for another machine is granted all the same, with this warning alone.
const cancelledWait = /cancell?ing (the )?wait for synchronous replication/;
const unsure = new WeakSet<pg.ClientBase>();

/** Whether the last commit here was granted without another machine having it; said once. */
export const isUnsure = (client: pg.ClientBase): boolean => unsure.delete(client);

type Wire = { connection: { stream: Duplex } };

const streamOf = (client: pg.PoolClient) => (client as unknown as Wire).connection.stream;

/** Gives a connection up whose server is silent: to be ended as usual, it would wait for all its answers. */
export const hangUp = (client: pg.PoolClient) => {
  client.release(true);
  streamOf(client).destroy();
};

/** Statements sent from here on, up to the end of this turn, leave in one packet. */
export const together = (client: pg.PoolClient) => {
  const stream = streamOf(client);
  stream.cork();
  process.nextTick(() => stream.uncork());
};

// What the server ended it has told by then; one that says nothing is gone.
const silentMs = 2_000;
// Nothing that takes its time takes longer.
const longestMs = 3_600_000;

/**
 * Statements of one connection are sent without waiting for each other: round trips dominate. One
 * that takes longer than `statementMs` is ended by the server; at nought each may take its time. Where
 * the server itself says nothing, the connection is given up with all that was asked on it: it would
 * wait for ever, and with it whoever has it.
 */
export const openPool = (url: string, size: number, name: string, statementMs = 0): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    application_name: name,
    types: types as pg.CustomTypesConfig,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    statement_timeout: statementMs,
    query_timeout: statementMs > 0 ? statementMs + silentMs : longestMs,
    // A machine that is gone is noticed while its answer is waited for.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    pipeline: true,
  } as pg.PoolConfig);
  // A connection that the server closes must not bring the process down, be it idle or borrowed:
  // its queries are refused, and the next borrower gets a new one.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    client.on('notice', ({ message = '' }) => {
      if (cancelledWait.test(message)) unsure.add(client);
    });
  });
  return pool;
};
