import { useMemo } from 'react';
import { completeRequest, type ParcelValues } from './parcel.ts';
import { useQuotes } from './useQuotes.ts';

/** Quotes of a parcel while it is being typed. */
export const useRadar = (values: ParcelValues | undefined) =>
  useQuotes(useMemo(() => completeRequest(values), [values]));
