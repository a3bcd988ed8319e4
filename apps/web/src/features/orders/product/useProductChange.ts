import { type OrderSummary, type Result, tryProduct, updateProduct } from '@alpaca/contract';
import { useCall } from '../../../shared/api/useCall.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { useBulkRun } from '../bulk/useBulkRun.ts';
import type { Money } from '../sums.ts';

export interface TriedOrder {
  id: string;
  transactionOrderNo: string;
  before: Money | null;
  after: Money | null;
  /** Empty where it can go. */
  reason: string;
}

const money = (currency: string | null | undefined, amount: string | null): Money | null =>
  currency && amount ? { currency, amount } : null;

const triedOrders = (lines: Result<typeof tryProduct>): TriedOrder[] =>
  lines.map(({ id, transactionOrderNo, currency, before, beforeCurrency, after, reason }) => ({
    id,
    transactionOrderNo,
    before: money(beforeCurrency, before),
    after: money(currency, after),
    reason,
  }));

// Prices hold for the moment they are shown.
const now = { staleTime: 0, gcTime: 0, meta: { quiet: true } };

/** What orders would cost by another product, and the change itself. */
export const useProductChange = (
  orders: readonly OrderSummary[],
  productId: string | undefined,
  onChanged: () => void,
) => {
  const trial = useCall(
    tryProduct,
    { body: { ids: orders.map(({ id }) => id), productId: productId ?? '' } },
    {
      ...now,
      enabled: productId !== undefined && orders.length > 0,
      refetchOnWindowFocus: false,
    },
  );
  const update = useSend(updateProduct, { meta: { quiet: true } });
  const changed = useBulkRun(
    (ids) => update.mutateAsync({ body: { ids, productId: productId ?? '' } }),
    onChanged,
  );
  const tried = trial.data && triedOrders(trial.data);
  const able = (tried ?? []).filter(({ reason }) => reason === '').map(({ id }) => id);
  return { trial, tried, able, ...changed };
};
export type ProductChange = ReturnType<typeof useProductChange>;
