import type { QueryFunction, QueryFunctionContext } from '@tanstack/react-query';
import { isPassing } from '../api/passing.ts';
import { useOffline } from '../store/offline.ts';

// What the page needs comes first.
const calmMs = 3_000;

const load = () => import('./offline.ts');

/**
 * Asks the server, and keeps what it answers in this browser. Where nobody answers, the last answer to the
 * very same question stands in; where there is none, the failure is what it was.
 */
export const keptAnswer = async <T>(
  ask: QueryFunction<T>,
  context: QueryFunctionContext,
  { queryHash }: { queryHash: string },
): Promise<T> => {
  try {
    const answer = await ask(context);
    // Without a place to keep it the page works as well.
    const keep = () => load().then((offline) => offline.keep(queryHash, answer));
    // Whoever was without a network is told at once that it is back.
    const whenMs = useOffline.getState().since === null ? calmMs : 0;
    setTimeout(() => void keep().catch(() => null), whenMs);
    return answer;
  } catch (error) {
    if (!isPassing(error)) throw error;
    const last = await load()
      .then((offline) => offline.lastAnswer(queryHash, context.client))
      .catch(() => undefined);
    if (last === undefined) throw error;
    return last as T;
  }
};
