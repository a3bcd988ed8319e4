import type { getLogisticsProcess, OrderEvent, Result } from '@alpaca/contract';

type Process = Result<typeof getLogisticsProcess>;

/** One line of an order's story. */
export type Told = { key: string; time: string } & (
  | { by: 'us'; event: OrderEvent }
  | { by: 'carrier'; text: string; isNow: boolean }
);

/** What we did and what the carrier did, as one story: the latest first, ours after theirs at once. */
export const told = (events: readonly OrderEvent[], process: Process): Told[] => {
  const own = events.map(
    (event): Told => ({
      key: `${event.time} ${event.step} ${event.status}`,
      time: event.time,
      by: 'us',
      event,
    }),
  );
  const theirs = process.map(
    ({ time, text, isDone }): Told => ({
      key: `${time} ${text}`,
      time,
      by: 'carrier',
      text,
      isNow: !isDone,
    }),
  );
  return [...theirs, ...own.toReversed()].sort((a, b) => b.time.localeCompare(a.time));
};
