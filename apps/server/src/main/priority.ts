import { existsSync, readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const ownThreads = '/proc/self/task';

/**
 * Nobody waits for this process as for an answer: where cores are few, who does goes first. Linux knows a
 * priority for each thread; those that begin later have that of the thread which began them.
 */
export const letAnswersGoFirst = () => {
  const threads = existsSync(ownThreads) ? readdirSync(ownThreads).map(Number) : [process.pid];
  for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_LOW);
};
