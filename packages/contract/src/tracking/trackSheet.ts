import * as z from 'zod/mini';
import { CountryCode } from '../addresses/addresses.ts';
import { optionalText, text } from '../wire/fields.ts';
import { trackStages } from './stages.ts';

/** A row of the sheet by which operators tell of parcels whose carriers nobody can ask. */
export const TrackEventRow = z.strictObject({
  /** The carrier's, the order's or the customer's. */
  number: text(60),
  /** By a clock at its place. */
  statedTime: text(30),
  /** What it means; or the carrier's own code. */
  stage: z.optional(z.enum(trackStages)),
  code: optionalText(100),
  words: optionalText(500),
  place: optionalText(200),
  countryCode: z.optional(CountryCode),
});
export type TrackEventRow = z.infer<typeof TrackEventRow>;
