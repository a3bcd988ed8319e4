import * as z from 'zod/mini';
import type { CarrierNews } from '../../platform/carrier.ts';

/** An event as the simulator tells it, asked or not. */
export const ToldEvent = z.object({
  code: z.string(),
  text: z.string(),
  at: z.string(),
  city: z.string(),
  country: z.string(),
  state: z.string(),
});

export const newsOf = (
  number: string,
  { code, text, at, city, country, state }: z.infer<typeof ToldEvent>,
): CarrierNews => ({
  number,
  carrier: 'simulator',
  code,
  words: text,
  statedAt: at,
  place: city,
  countryCode: country,
  province: state,
});
