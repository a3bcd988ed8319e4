import { getDefaultConsignee, getDefaultShipper, getOrderDetail } from '@alpaca/contract';
import { useState } from 'react';
import { useCall } from '../../../shared/api/useCall.ts';
import { orderOfTrial, triedOf } from '../model/fromTrial.ts';
import { freshOrder, type OrderValues, revived, type Side, valuesOf } from '../model/values.ts';
import { partyOf } from './party/partyOf.ts';
import { keptOrder } from './useKept.ts';

interface Source {
  shelf: string;
  /** The order to go on with. */
  id?: string | undefined;
  /** The order to begin another like. */
  copy?: string | undefined;
  /** What was tried before, as the address has it. */
  trial?: string | undefined;
}

const now = { staleTime: 0, gcTime: 0 };

/** What the form begins with: what was left here, the order asked for, or the default addresses. */
export const useStart = ({ shelf, id, copy, trial }: Source) => {
  const [kept] = useState(() => keptOrder(shelf));
  const source = id ?? copy;
  const order = useCall(
    getOrderDetail,
    { query: { id: source ?? '' } },
    { ...now, enabled: source !== undefined, meta: { quiet: true } },
  );
  const shipper = useCall(getDefaultShipper, {}, { meta: { quiet: true } });
  const consignee = useCall(getDefaultConsignee, {}, { meta: { quiet: true } });
  const defaults = { shipper, consignee };
  const party = (side: Side) => partyOf(side, defaults[side].data ?? {});

  const begin = (): OrderValues | null => {
    if (source !== undefined) {
      if (!order.data) return null;
      const { revision } = order.data.order;
      if (kept) return revived({ ...(id && { revision }), ...kept });
      const values = valuesOf(order.data.form);
      // A copy is another order: it can't have the same number.
      return id ? { ...values, revision } : { ...values, customerNo: undefined };
    }
    if (kept) return revived(kept);
    if (shipper.isPending || consignee.isPending) return null;
    const tried = triedOf(trial ?? null);
    if (tried) return orderOfTrial(tried, party('shipper'));
    return freshOrder({ shipper: party('shipper'), consignee: party('consignee') });
  };
  const [start, setStart] = useState<OrderValues | null>(null);
  const first = start ? null : begin();
  if (first) setStart(first);
  return {
    start,
    error: order.error,
    retry: order.refetch,
    /** Whether it was found in this browser. */
    isKept: kept !== null,
    summary: order.data?.order,
    lacksDefault: (side: Side) => defaults[side].data === null,
  };
};
