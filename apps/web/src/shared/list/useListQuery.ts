import type { CallSpec, Request, Result } from '@alpaca/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { type CallOptions, useCall } from '../api/useCall.ts';

type Filter<C extends CallSpec> =
  Request<C> extends { query: infer Q } ? Q : Request<C> extends { body: infer B } ? B : never;

/**
 * One page of a list; the page before stays on show until the next has come. A failure is shown
 * where the list would stand, so nothing else tells of it.
 */
export const useListQuery = <C extends CallSpec>(
  call: C,
  filter: Filter<C>,
  options?: CallOptions<C>,
) => {
  const input = call.method === 'GET' ? { query: filter } : { body: filter };
  const meta = { quiet: true, kept: true, ...options?.meta };
  const rest = { placeholderData: keepPreviousData, ...options, meta };
  // Generic over the call: TypeScript can't see that the parts fit once the call is unknown.
  const use = useCall as (
    call: C,
    input: unknown,
    options: unknown,
  ) => ReturnType<typeof useCall<C, Result<C>>>;
  return use(call, input, rest);
};
