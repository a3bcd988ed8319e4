import { tryOrder } from '@alpaca/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCall } from '../../../shared/api/useCall.ts';
import { useCalmValue } from '../../../shared/lib/useCalmValue.ts';
import type { Asked } from './parcel.ts';

const freshMs = 60_000;

/** Quotes of what is being typed, a moment after the last key; none while it isn't complete. */
export const useQuotes = (request: Asked | null) => {
  // Forms give new objects with every key; only what they say counts.
  const now = request ? JSON.stringify(request) : '';
  const calm = useCalmValue(now);
  const asked = useMemo(() => (calm ? (JSON.parse(calm) as Asked) : null), [calm]);
  const { data, error, isFetching, refetch } = useCall(
    tryOrder,
    { body: { request: asked as Asked } },
    {
      enabled: asked !== null,
      staleTime: freshMs,
      placeholderData: keepPreviousData,
      meta: { quiet: true },
    },
  );
  return {
    quotes: now === '' ? undefined : data,
    error: now === '' ? null : error,
    busy: now !== '' && (isFetching || now !== calm),
    refetch,
  };
};
