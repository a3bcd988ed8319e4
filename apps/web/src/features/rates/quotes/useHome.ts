import { constants, getDefaultShipper } from '@alpaca/contract';
import { useCall } from '../../../shared/api/useCall.ts';
import { usePermission } from '../../../shared/permission/permission.ts';

/** Where the merchant usually sends from; undefined while that is asked. */
export const useHome = (): string | undefined => {
  const maySee = usePermission('order:addresses');
  const { data, isPending } = useCall(
    getDefaultShipper,
    {},
    { enabled: maySee, meta: { quiet: true } },
  );
  return maySee && isPending ? undefined : data?.countryCode || constants.mainCountry;
};
