import type { CallSpec } from '@alpaca/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callKey } from './useCall.ts';

/** Looks again at what these calls answered; what is not on show is looked at when it is. `calls` stays the same. */
export const useLookAgain = (calls: readonly CallSpec[]) => {
  const queries = useQueryClient();
  return useCallback(() => {
    for (const call of calls) void queries.invalidateQueries({ queryKey: callKey(call) });
  }, [queries, calls]);
};
