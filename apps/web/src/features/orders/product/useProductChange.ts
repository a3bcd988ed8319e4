import { tryProduct, updateProduct } from '@alpaca/contract';
import { useCall } from '../../../shared/api/useCall.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { useBulkRun } from '../bulk/useBulkRun.ts';

// Prices hold for the moment they are shown.
const now = { staleTime: 0, gcTime: 0, meta: { quiet: true } };

/** What orders would cost by another product, and the change itself. */
export const useProductChange = (
  ids: readonly string[],
  productId: string | undefined,
  onChanged: () => void,
) => {
  const trial = useCall(
    tryProduct,
    { body: { ids: [...ids], productId: productId ?? '' } },
    { ...now, enabled: productId !== undefined && ids.length > 0, refetchOnWindowFocus: false },
  );
  const update = useSend(updateProduct, { meta: { quiet: true } });
  const changed = useBulkRun(
    (some) => update.mutateAsync({ body: { ids: some, productId: productId ?? '' } }),
    onChanged,
  );
  const able = (trial.data ?? []).filter(({ reason }) => reason === '').map(({ id }) => id);
  return { trial, able, ...changed };
};
export type ProductChange = ReturnType<typeof useProductChange>;
