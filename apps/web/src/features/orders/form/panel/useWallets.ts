import { listWallets } from '@alpaca/contract';
import { useCall } from '../../../../shared/api/useCall.ts';
import { usePermission } from '../../../../shared/permission/permission.ts';

const freshMs = 30_000;

/** What the merchant can still spend, by currency; undefined for who may not see it. */
export const useWallets = () => {
  const maySee = usePermission('financial:overview');
  const { data } = useCall(
    listWallets,
    {},
    { enabled: maySee, staleTime: freshMs, meta: { quiet: true } },
  );
  const available = (currency: string | null | undefined): string | undefined =>
    data && currency
      ? (data.find((one) => one.currency === currency)?.available ?? '0')
      : undefined;
  return { available };
};
