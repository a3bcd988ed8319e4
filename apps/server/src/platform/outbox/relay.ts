import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { endClient } from '../db/endClient.ts';
import { channel, type Told } from './outbox.ts';

const batchRows = 500;
// NOTIFY takes less than 8,000 bytes.
const maxPayload = 7_900;
const idleMs = 50;
const leaderLock = 4_115_001;
const waitMs = 1_000;
// A leader that hangs, or whose machine is gone, loses its session and with it the lead.
const hungMs = 5_000;
// A commit waits for a second machine; longer than this, another database is asked.
const silentMs = 10_000;

type Row = { tenant_id: string; message: Told };

/** Packs messages into as few payloads as fit. One that fits into none must not stop the others. */
export const pack = (messages: Told[], log: Logger): string[] => {
  const payloads: string[] = [];
  let current = '';
  for (const message of messages) {
    const text = JSON.stringify(message);
    if (Buffer.byteLength(text) + 2 > maxPayload) {
      log.error({ cmd: message.cmd, tenantId: message.tenantId }, 'message too large, not told');
      continue;
    }
    if (current && Buffer.byteLength(current) + Buffer.byteLength(text) + 3 > maxPayload) {
      payloads.push(`[${current}]`);
      current = '';
    }
    current = current ? `${current},${text}` : text;
  }
  if (current) payloads.push(`[${current}]`);
  return payloads;
};

// Takes rows as they become visible, whatever their order: reading "after the last id" would miss
// rows whose transaction was slow to commit. Taken and told in one transaction.
const takeBatch = async (client: pg.Client, log: Logger): Promise<number> => {
  await client.query('begin');
  const taken = await client.query<Row>(
    `delete from outbox where (tenant_id, id) in
       (select tenant_id, id from outbox order by id limit ${batchRows} for update skip locked)
     returning tenant_id, message`,
  );
  const heard = taken.rows.map((row) => ({ ...row.message, tenantId: row.tenant_id }));
  for (const payload of pack(heard, log))
    await client.query('select pg_notify($1, $2)', [channel, payload]);
  await client.query('commit');
  return taken.rows.length;
};

const lead = async (url: string, log: Logger, stop: AbortSignal) => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'alpaca-relay',
    idle_in_transaction_session_timeout: hungMs,
    // A database that falls silent, or whose machine is gone, must not silence us too.
    connectionTimeoutMillis: hungMs,
    query_timeout: silentMs,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(`set idle_session_timeout = ${hungMs}`);
    // One relay at a time tells; the others wait here to take its place.
    const lock = 'select pg_try_advisory_lock($1) as mine';
    while (!(await client.query(lock, [leaderLock])).rows[0].mine) {
      await sleep(waitMs, undefined, { signal: stop });
    }
    log.info('leading');
    while (!stop.aborted) {
      if ((await takeBatch(client, log)) < batchRows)
        await sleep(idleMs, undefined, { signal: stop });
    }
  } finally {
    await endClient(client);
  }
};

/** Carries outbox rows of one cell to every node until stopped. */
export const runRelay = async (url: string, log: Logger, stop: AbortSignal) => {
  while (!stop.aborted) {
    await lead(url, log, stop).catch(async (err) => {
      if (stop.aborted) return;
      log.error({ err }, 'relay lost its database, trying again');
      await sleep(waitMs, undefined, { signal: stop }).catch(() => {});
    });
  }
};
