import type { TrackEvent } from '@alpaca/contract';

/** Events under the day they happened on by the tenant's clock, in the order they come. */
export const byDay = (events: readonly TrackEvent[]) =>
  [...Map.groupBy(events, ({ time }) => time.slice(0, 10))].map(([day, told]) => ({ day, told }));
