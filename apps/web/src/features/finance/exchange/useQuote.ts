import { type Currency, quoteExchange } from '@alpaca/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useCall } from '../../../shared/api/useCall.ts';
import { useCalmValue } from '../../../shared/lib/useCalmValue.ts';

export interface Asked {
  from: Currency;
  to: Currency;
  amount: string;
  side: 'sold' | 'bought';
}

const isAmount = (amount: string) => /^\d+(\.\d+)?$/.test(amount) && Number(amount) > 0;
// A quote is asked for anew before it runs out, so that what is on show can be taken.
const renewMs = 90_000;

/** What the exchange would give, as one types; none while something is missing. */
export const useQuote = (asked: Asked, open: boolean) => {
  const calm = useCalmValue(`${asked.amount} ${asked.side} ${asked.from} ${asked.to}`);
  const [amount = '', side, from, to] = calm.split(' ') as [
    string,
    Asked['side'],
    Currency,
    Currency,
  ];
  const isWhole = open && isAmount(amount) && from !== to;
  const { data, error, isFetching, refetch } = useCall(
    quoteExchange,
    { body: { amount, side, from, to } },
    {
      enabled: isWhole,
      gcTime: 0,
      staleTime: renewMs,
      refetchInterval: renewMs,
      retry: false,
      placeholderData: keepPreviousData,
      meta: { quiet: true },
    },
  );
  return {
    quote: isWhole && !error ? data : undefined,
    error: isWhole ? error : null,
    isFetching,
    refetch,
  };
};
