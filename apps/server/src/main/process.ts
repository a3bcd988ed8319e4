import type { Logger } from 'pino';

/** Runs until asked to stop, then finishes what was started before it ends. */
export const runUntilStopped = (log: Logger, stop: () => Promise<void>) => {
  let stopping = false;
  const end = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    await stop().then(
      () => log.info('stopped'),
      (err) => {
        log.error({ err }, 'did not stop cleanly');
        process.exitCode = 1;
      },
    );
    log.flush();
    process.exit();
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
};
