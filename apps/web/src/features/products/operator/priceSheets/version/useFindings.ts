import { checkVersion, type PriceVersionView } from '@alpaca/contract';
import { useCall } from '../../../../../shared/api/useCall.ts';

/** What keeps a draft from being published, as it was last saved. */
export const useFindings = ({ id, status }: PriceVersionView) =>
  useCall(
    checkVersion,
    { query: { id } },
    { enabled: status === 'draft', meta: { quiet: true }, staleTime: 0 },
  );
export type FindingsQuery = ReturnType<typeof useFindings>;
