import { type OrderSummary, tryProduct } from '@alpaca/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../shared/api/request.ts';
import { callKey } from '../../../shared/api/useCall.ts';
import { type Money, sumsOf } from '../sums.ts';

const quoteAll = async (orders: readonly OrderSummary[]) => {
  const byProduct = Map.groupBy(
    orders.filter(({ productId }) => productId !== null),
    ({ productId }) => productId ?? '',
  );
  const found = [];
  // One product after the other: each asks for many quotes at once already.
  for (const [productId, some] of byProduct) {
    const body = { ids: some.map(({ id }) => id), productId };
    found.push(...(await request(tryProduct, { body })));
  }
  return found;
};

/** What drafts would cost if they were submitted now, each by the product it has. */
export const useDraftQuotes = (orders: readonly OrderSummary[], enabled: boolean) => {
  const { data, error } = useQuery({
    queryKey: callKey(
      tryProduct,
      orders.map(({ id, productId }) => `${id} ${productId}`),
    ),
    queryFn: () => quoteAll(orders),
    enabled,
    staleTime: 0,
    gcTime: 0,
    meta: { quiet: true },
  });
  const priced = (data ?? []).flatMap(({ currency, after }): Money[] =>
    currency && after ? [{ currency, amount: after }] : [],
  );
  const refused = (data ?? []).filter(({ after }) => after === null);
  return { sums: data && sumsOf(priced), refused, error };
};
