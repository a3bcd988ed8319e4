import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const patienceMs = 1_000;

/** Ends a connection whose server may be gone: nobody waits for its farewell. */
export const endClient = async (client: pg.Client): Promise<void> => {
  await Promise.race([client.end().catch(() => {}), sleep(patienceMs, undefined, { ref: false })]);
};
