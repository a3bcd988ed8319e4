/**
 * Waits for statements that were sent without waiting for each other. The first of them that failed
 * is the reason; those behind it fail only because their transaction is over, and may say so sooner.
 */
export const sentTogether = async (...sent: readonly Promise<unknown>[]): Promise<void> => {
  for (const outcome of await Promise.allSettled(sent)) {
    if (outcome.status === 'rejected') throw outcome.reason;
  }
};
