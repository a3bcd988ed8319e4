import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { channel, type Heard } from './outbox.ts';

export interface Ear {
  heard(message: Heard): void;
  /** The connection was lost for a while: anything may have been missed. */
  missed(): void;
}

const listen = (url: string, ear: Ear, onReady: () => void, stop: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'alpaca-listener',
      keepAlive: true,
    });
    client.on('notification', ({ payload }) => {
      for (const message of JSON.parse(payload ?? '[]') as Heard[]) ear.heard(message);
    });
    client.on('error', reject);
    client.on('end', () => resolve());
    stop.addEventListener('abort', () => void client.end());
    client
      .connect()
      .then(() => client.query(`listen ${channel}`))
      .then(onReady, reject);
  });

/** Hears what the relay tells, on one connection of its own. Resolves once it listens. */
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
        await listen(url, ear, onReady, stop).catch((err) => log.error({ err }, 'listener lost'));
        await sleep(500, undefined, { signal: stop }).catch(() => {});
      }
    };
    void keep();
  });
