import { type OrderSummary, type Result, tryProduct, updateProduct } from '@alpaca/contract';
import { useCall } from '../../../shared/api/useCall.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { useSellingProducts } from '../../products/ProductSelect.tsx';
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

/** The answer names one currency, that of the new price; the old one is in its own product's. */
const triedOrders = (
  lines: Result<typeof tryProduct>,
  oldCurrency: (id: string) => string | undefined,
): TriedOrder[] =>
  lines.map(({ id, transactionOrderNo, currency, before, after, reason }) => ({
    id,
    transactionOrderNo,
    before: money(oldCurrency(id) ?? (after === null ? currency : null), before),
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
  const products = useSellingProducts().data?.records;
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
  const currencies = new Map(products?.map(({ id, currency }) => [id, currency]));
  const oldProducts = new Map(orders.map((order) => [order.id, order.productId ?? '']));
  const tried =
    trial.data && triedOrders(trial.data, (id) => currencies.get(oldProducts.get(id) ?? ''));
  const able = (tried ?? []).filter(({ reason }) => reason === '').map(({ id }) => id);
  return { trial, tried, able, ...changed };
};
export type ProductChange = ReturnType<typeof useProductChange>;
