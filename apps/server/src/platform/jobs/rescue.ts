import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { beatMs, silentMs } from './boss.ts';
import { silentJobs } from './heartbeat.ts';

/**
 * Gives jobs of workers that fell silent to others: killed, hung or cut off. Whoever was itself out
 * of touch waits first, since after an outage everybody has been silent.
 */
export const startRescue = (boss: PgBoss, log: Logger) => {
  let inTouchSince = 0;
  let lastRound = Date.now();
  const round = async () => {
    const now = Date.now();
    if (now - lastRound > 2 * beatMs) inTouchSince = now;
    lastRound = now;
    const silent = await silentJobs(boss);
    if (now - inTouchSince < silentMs) return;
    for (const { name, id, retryCount } of silent) {
      log.warn({ job: id }, 'the worker of this job is silent, another may take it');
      // Several may see it; the attempt's number lets only one of them give it back.
      await boss.fail(name, { id, retryCount }, { name: 'silent' });
    }
  };
  const rounds = setInterval(() => {
    round().catch((err) => {
      inTouchSince = Date.now();
      log.error({ err }, 'looking for silent workers failed');
    });
  }, beatMs);
  return { stop: () => clearInterval(rounds) };
};
