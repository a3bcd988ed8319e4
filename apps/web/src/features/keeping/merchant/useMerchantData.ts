import { getMerchantData } from '@alpaca/contract';
import { useCall } from '../../../shared/api/useCall.ts';
import { useRefresh } from '../../../shared/socket/useRefresh.ts';

/** A merchant's, or one's own where none is named; null shows nothing. */
export const useMerchantData = (id: string | null | undefined) => {
  const query = useCall(
    getMerchantData,
    { query: id ? { merchantId: id } : {} },
    { enabled: id !== null, meta: { quiet: true } },
  );
  useRefresh('user', () => {
    if (id !== null) void query.refetch();
  });
  return query;
};
