import { getSecondFactor } from '@alpaca/contract';
import { useQueryClient } from '@tanstack/react-query';
import { callKey, useCall } from '../../../shared/api/useCall.ts';

/** How the signed-in user proves who they are, and how to look again. */
export const useFactor = () => {
  const queries = useQueryClient();
  const { data, error, isFetching, refetch } = useCall(
    getSecondFactor,
    {},
    { meta: { quiet: true } },
  );
  const renew = () => queries.invalidateQueries({ queryKey: callKey(getSecondFactor) });
  return { factor: data, error, isFetching, refetch, renew };
};
