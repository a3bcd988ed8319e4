import * as z from 'zod/mini';
import type { CarrierNews } from '../../platform/carrier.ts';
import { placeOf, statedAtOf } from './trackedEvent.ts';

/** What we read of Karrio's TrackingStatus; it has much more. */
export const Tracker = z.object({
  carrier_name: z.string(),
  events: z.nullish(
    z.array(
      z.object({
        date: z.nullish(z.string()),
        time: z.nullish(z.string()),
        code: z.nullish(z.string()),
        description: z.nullish(z.string()),
        location: z.nullish(z.string()),
      }),
    ),
  ),
});

export const newsOf = (
  number: string,
  { carrier_name: carrier, events }: z.infer<typeof Tracker>,
): CarrierNews[] =>
  (events ?? []).flatMap(({ date, time, code, description, location }) => {
    const statedAt = statedAtOf(date ?? '', time ?? '');
    if (!statedAt) return [];
    return [
      {
        number,
        carrier,
        // Some carriers have no codes: what they say is one.
        code: code || description || '',
        words: description ?? '',
        statedAt,
        ...placeOf(location ?? ''),
      },
    ];
  });
