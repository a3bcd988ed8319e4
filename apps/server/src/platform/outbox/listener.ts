import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { endClient } from '../db/endClient.ts';
import { channel, type Heard } from './outbox.ts';

export interface Ear {
  heard(message: Heard): void;
  /** The connection was lost for a while: anything may have been missed. */
  missed(): void;
}

// A connection that was cut without a word shows only when it is asked.
const answerMs = 3_000;

const listen = async (url: string, ear: Ear, onReady: () => void, stop: AbortSignal) => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'alpaca-listener',
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
  });
  client.on('notification', ({ payload }) => {
    for (const message of JSON.parse(payload ?? '[]') as Heard[]) ear.heard(message);
  });
  const lost = new Promise<never>((_, reject) => {
    client.on('error', reject);
    client.on('end', () => reject(new Error('the connection ended')));
  });
  lost.catch(() => {});
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    onReady();
    while (!stop.aborted) {
      await Promise.race([lost, sleep(answerMs, undefined, { signal: stop })]);
      await client.query('select 1');
    }
  } finally {
    await endClient(client);
  }
};

/**
 * Hears what the relay tells, on one connection of its own. Resolves once it listens, or could not at first: then
 * it says that it missed something as soon as it does.
 */
export const startListener = (url: string, ear: Ear, log: Logger, stop: AbortSignal) =>
  new Promise<void>((ready) => {
    let before = false;
    const onReady = () => {
      if (before) ear.missed();
      before = true;
      ready();
    };
    const keep = async () => {
      while (!stop.aborted) {
        await listen(url, ear, onReady, stop).catch((err) => {
          if (!stop.aborted) log.error({ err }, 'listener lost, trying again');
          before = true;
          ready();
        });
        await sleep(500, undefined, { signal: stop }).catch(() => {});
      }
    };
    void keep();
  });
