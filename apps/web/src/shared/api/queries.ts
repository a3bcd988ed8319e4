import '../lib/zod.ts';
import {
  MutationCache,
  type MutationMeta,
  QueryCache,
  QueryClient,
  type QueryMeta,
} from '@tanstack/react-query';
import { keptAnswer } from '../offline/keptAnswer.ts';
import { ApiError } from './error.ts';
import { showError } from './showError.ts';

interface Meta extends Record<string, unknown> {
  /** true: whoever asks shows failures itself. 'fields': only those that name fields, in a form. */
  quiet?: boolean | 'fields';
  /** Who saved first is told by the form itself. */
  edits?: boolean;
  /** The last answer can be read without a network. */
  kept?: boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Meta;
    mutationMeta: Meta;
  }
}

const tell = (error: unknown, meta: QueryMeta | MutationMeta | undefined) => {
  if (meta?.edits && error instanceof ApiError && error.changed) return;
  const atFields = error instanceof ApiError && error.issues.length > 0;
  if (meta?.quiet === 'fields' ? atFields : meta?.quiet) return;
  showError(error);
};

// Data outlives a hidden tab's look elsewhere; five minutes, the default, would empty its tables.
const keptMs = 60 * 60_000;

/** Server state of the signed-in area. A failure is told once, however many ask for the same. */
export const createQueries = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => tell(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _input, _context, mutation) => tell(error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        gcTime: keptMs,
        // A refusal stays one however often it is asked; only a lost answer is worth a second try.
        retry: (count, error) => count < 1 && error instanceof ApiError && error.status === 0,
        // Without a network a call fails at once and says so, instead of waiting unseen.
        networkMode: 'always',
        persister: (ask, context, query) =>
          query.meta?.kept ? keptAnswer(ask, context, query) : ask(context),
      },
      mutations: { networkMode: 'always' },
    },
  });
