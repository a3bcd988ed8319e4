import { getImport } from '@alpaca/contract';
import { useCall } from '../../shared/api/useCall.ts';

/** How far the import on show is, if one is, and what its rows go into: one begun earlier may have another target. */
export const useBegun = (id: string | undefined, target: string | undefined) => {
  const { data } = useCall(
    getImport,
    { query: { id: id ?? '' } },
    { enabled: id !== undefined, meta: { quiet: true } },
  );
  const view = id ? data : undefined;
  return {
    status: view?.status ?? ('none' as const),
    kind: data?.kind,
    target: view?.target ?? target,
  };
};
