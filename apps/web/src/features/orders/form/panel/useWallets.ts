import { listWallets } from '@alpaca/contract';
import { useCall } from '../../../../shared/api/useCall.ts';
import { usePermission } from '../../../../shared/permission/permission.ts';
import type { Priced } from '../../../quotes/rank.ts';
import { missing } from './missing.ts';

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
  const canPay = ({ total, currency }: Priced) => {
    const there = available(currency);
    return there === undefined || missing(total, there, currency) === null;
  };
  return { available, canPay };
};
