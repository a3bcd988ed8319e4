import { getOrderDetail, getOrderNeighbours, listOrders } from '@alpaca/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { request } from '../../../shared/api/request.ts';
import { callKey, useCall } from '../../../shared/api/useCall.ts';
import { readFilter } from '../../../shared/list/urlFilter.ts';
import { listedHref } from '../../../shared/paths/orders.ts';

const freshMs = 30_000;

export type Way = -1 | 1;

/** The orders before and after one in the list it was found in, and the way to them. */
export const useNeighbours = (id: string, list: string) => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const queries = useQueryClient();
  const [wanted, want] = useState<Way | null>(null);
  const body = useMemo(() => {
    const query = readFilter(listOrders.body, new URLSearchParams(list));
    const { pageNo, pageSize, after, sort, ...filter } = query;
    return { id, filter, sort };
  }, [id, list]);
  const { data } = useCall(getOrderNeighbours, { body }, { meta: { quiet: true } });

  // Whoever walks through a list does not want to wait at each step.
  useEffect(() => {
    for (const one of [data?.previous, data?.next]) {
      if (!one) continue;
      const input = { query: { id: one } };
      void queries.prefetchQuery({
        queryKey: callKey(getOrderDetail, input),
        queryFn: () => request(getOrderDetail, input),
        staleTime: freshMs,
      });
    }
  }, [data, queries]);

  const go = useCallback(
    (way: Way) => {
      if (!data) return want(way);
      const to = way < 0 ? data.previous : data.next;
      if (!to) return;
      // One tab for the whole walk, and one step back to the list.
      const insteadOf = `${pathname}?${new URLSearchParams({ id })}`;
      void navigate(listedHref(to, list), { replace: true, state: { insteadOf } });
    },
    [navigate, pathname, id, list, data],
  );
  // Who presses faster than the answer comes goes on when it is there.
  useEffect(() => {
    if (data && wanted) go(wanted);
  }, [data, wanted, go]);
  return { isFirst: data?.previous === null, isLast: data?.next === null, go };
};
