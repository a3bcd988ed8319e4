import type { QueryClient } from '@tanstack/react-query';
import { useOffline } from '../store/offline.ts';
import { answerTo, keepAnswer } from './answers.ts';
import { registerWorker } from './registerWorker.ts';

const againMs = 10_000;

/** Questions whose last answer is on show, and when it was given. */
const standIns = new Map<string, number>();
let asking: ReturnType<typeof setInterval> | undefined;

const tell = () => {
  const since = standIns.size > 0 ? Math.min(...standIns.values()) : null;
  useOffline.setState({ since });
};

/** Of pages that are open and of those that were: a stand-in stays one until the server was asked. */
const askAgain = (queries: QueryClient) => {
  for (const question of standIns.keys()) {
    if (!queries.getQueryCache().get(question)) standIns.delete(question);
  }
  tell();
  void queries.invalidateQueries({
    predicate: ({ queryHash }) => standIns.has(queryHash),
    refetchType: 'all',
  });
};

const watch = (queries: QueryClient) => {
  if (asking) return;
  const again = () => askAgain(queries);
  asking = setInterval(again, againMs);
  window.addEventListener('online', again);
};

/** The server answered: kept for the next time that it doesn't. */
export const keep = async (question: string, answer: unknown) => {
  registerWorker();
  if (standIns.delete(question)) tell();
  await keepAnswer(question, answer);
};

/** What the server said to a question when it last answered; undefined where it never did. */
export const lastAnswer = async (question: string, queries: QueryClient): Promise<unknown> => {
  const kept = await answerTo(question);
  if (!kept) return undefined;
  standIns.set(question, kept.at);
  tell();
  watch(queries);
  return kept.answer;
};
