/** What waits at most; what comes beyond is not written. */
export const waitingMost = 1000;
const writtenAtOnce = 200;
const everyMs = 1000;

/**
 * Rows that are written together a moment later, so that nobody waits for them. A node that crashes loses
 * those of its last second: they are there to be read by people, and nothing is decided by them.
 */
export const openBuffer = <Row>(write: (rows: readonly Row[]) => Promise<void>) => {
  const waiting: Row[] = [];
  let writing: Promise<void> | null = null;
  const drain = async () => {
    while (waiting.length > 0) await write(waiting.splice(0, writtenAtOnce));
  };
  const flush = () => {
    writing ??= drain().finally(() => {
      writing = null;
    });
    return writing;
  };
  const timer = setInterval(() => void flush(), everyMs);
  timer.unref();
  return {
    add(row: Row) {
      if (waiting.length >= waitingMost) return;
      waiting.push(row);
      if (waiting.length >= writtenAtOnce) void flush();
    },
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
};
