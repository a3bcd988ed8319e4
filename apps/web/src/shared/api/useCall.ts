import type { CallSpec, Request, Result } from '@alpaca/contract';
import {
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Sending } from './client.ts';
import { rememberQuestion } from './rememberQuestion.ts';
import { request } from './request.ts';
import { usePageSignal } from './usePageSignal.ts';

type Input<C extends CallSpec> = unknown extends Request<C> ? Record<string, never> : Request<C>;

// Generic over the call: TypeScript can't see that the parts fit once the call is unknown.
const send = request as (call: CallSpec, input: unknown, sending: Sending) => Promise<unknown>;

/** The key of a call's answer: with its input for one answer, without for all of the call. */
export const callKey = (call: CallSpec, input?: unknown): QueryKey =>
  input === undefined ? [call.path] : [call.path, input];

/** Cancels the call when its page is left, unless another page waits for the same answer. */
const followPage = (page: AbortSignal, client: QueryClient, queryKey: QueryKey) => {
  const call = new AbortController();
  const leave = () =>
    // A moment later, when the page that was left no longer counts as waiting.
    setTimeout(() => {
      const query = client.getQueryCache().find({ queryKey, exact: true });
      if (query && query.getObserversCount() > 0) return;
      void query?.cancel({ revert: true, silent: true });
      call.abort();
    });
  page.addEventListener('abort', leave, { once: true });
  const settled = () => page.removeEventListener('abort', leave);
  return { signal: call.signal, settled };
};

/**
 * The answer of a call, kept by its input: `useCall(getLoginUserInfo)`,
 * `useCall(queryNoticeById, { query: { id } }, { enabled: open })`. Failures are told by
 * themselves unless `meta: { quiet: true }`.
 */
export const useCall = <C extends CallSpec, Data = Result<C>>(
  call: C,
  ...[input, options]: unknown extends Request<C>
    ? [input?: Input<C>, options?: CallOptions<C, Data>]
    : [input: Input<C>, options?: CallOptions<C, Data>]
) => {
  const page = usePageSignal();
  return useQuery({
    ...options,
    queryKey: callKey(call, input ?? {}),
    queryFn: ({ client, queryKey, meta }) => {
      // Whatever can be read without a network is what its page is about.
      if (meta?.kept) rememberQuestion(call, input);
      if (call.method !== 'GET') return send(call, input, {}) as Promise<Result<C>>;
      const { signal, settled } = followPage(page, client, queryKey);
      return send(call, input, { signal }).finally(settled) as Promise<Result<C>>;
    },
  });
};

export type CallOptions<C extends CallSpec, Data = Result<C>> = Omit<
  UseQueryOptions<Result<C>, Error, Data>,
  'queryKey' | 'queryFn'
>;

/** Looks again at what these calls answered; what is not on show is looked at when it is. `calls` stays the same. */
export const useLookAgain = (calls: readonly CallSpec[]) => {
  const queries = useQueryClient();
  return useCallback(() => {
    for (const call of calls) void queries.invalidateQueries({ queryKey: callKey(call) });
  }, [queries, calls]);
};
