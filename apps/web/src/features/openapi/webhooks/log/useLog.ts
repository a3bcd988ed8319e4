import { getWebhookLog, type WebhookDelivery, type WebhookState } from '@alpaca/contract';
import { useState } from 'react';
import { useListQuery } from '../../../../shared/list/useListQuery.ts';
import { useOwnPlace } from '../../../../shared/table/useOwnPlace.ts';

export type LogState = WebhookState | 'all';

// What waits is sent meanwhile, and nobody tells the page.
const lookMs = 3_000;

/** One part of an endpoint's log, and the event of it that is looked at. */
export const useLog = (id: string) => {
  const { page, place } = useOwnPlace();
  const [state, setState] = useState<LogState>('all');
  const [seen, setSeen] = useState<WebhookDelivery | null>(null);
  const query = useListQuery(
    getWebhookLog,
    { id, ...page, ...(state !== 'all' && { state }) },
    {
      refetchInterval: (asked) =>
        asked.state.data?.records.some((one) => one.state === 'waiting') ? lookMs : false,
    },
  );
  // One that has moved to another state is no longer in the list, but still looked at.
  const current = query.data?.records.find(({ eventId }) => eventId === seen?.eventId);
  const choose = (next: LogState) => {
    setState(next);
    place.go({ pageNo: 1 });
  };
  return {
    query,
    place,
    state,
    opened: seen && (current ?? seen),
    open: setSeen,
    back: () => setSeen(null),
    choose,
  };
};
