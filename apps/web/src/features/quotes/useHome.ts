import { constants, getDefaultShipper } from '@alpaca/contract';
import { useCall } from '../../shared/api/useCall.ts';

/** Where the merchant usually sends from; undefined while that is asked. */
export const useHome = (): string | undefined => {
  const { data, isPending } = useCall(getDefaultShipper, {}, { meta: { quiet: true } });
  return isPending ? undefined : data?.countryCode || constants.mainCountry;
};
