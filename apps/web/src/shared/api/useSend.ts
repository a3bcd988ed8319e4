import type { CallSpec, Request, Result } from '@alpaca/contract';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Sending } from './client.ts';
import { createKeyKeeper } from './key.ts';
import { request } from './request.ts';

// biome-ignore lint/suspicious/noConfusingVoidType: so that `mutate()` needs no argument
type Input<C extends CallSpec> = unknown extends Request<C> ? void : Request<C>;

type Options<C extends CallSpec> = Omit<
  UseMutationOptions<Result<C>, Error, Input<C>>,
  'mutationFn'
>;

// Generic over the call: TypeScript can't see that the parts fit once the call is unknown.
const send = request as (call: CallSpec, input: unknown, sending: Sending) => Promise<unknown>;

/**
 * A call that changes something: `const add = useSend(addShipper); add.mutate({ body })`. Pressing
 * again after a lost answer sends the same key, so it has one effect; a granted change is over, and
 * the same input again is a new one. It is never cancelled by leaving the page. In a form, give
 * `meta: { quiet: 'fields' }` and show the issues at their fields.
 */
export const useSend = <C extends CallSpec>(call: C, options?: Options<C>) => {
  const [keys] = useState(() => ({ keyFor: createKeyKeeper() }));
  return useMutation({
    // An answer that nobody may store is forgotten as soon as nobody looks at it.
    ...(call.noStore && { gcTime: 0 }),
    ...options,
    mutationFn: async (input: Input<C>) => {
      const result = await send(call, input ?? {}, { key: keys.keyFor(input ?? {}) });
      keys.keyFor = createKeyKeeper();
      return result as Result<C>;
    },
  });
};
