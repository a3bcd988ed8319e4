import { getCountryList } from '@alpaca/contract';
import { useCall } from './useCall.ts';

const forever = { staleTime: Number.POSITIVE_INFINITY, meta: { kept: true } };

/** The countries that there are, asked for once. */
export const useCountries = () => useCall(getCountryList, {}, forever);
