import * as z from 'zod/mini';
import { optionalText, pageQuery } from '../wire/fields.ts';

/** What a list of addresses is narrowed by; an export takes the same. */
export const addressFilterFields = {
  /** Pieces of name, company, post code, city, code or alias, or a whole phone; every piece must occur. */
  keyword: optionalText(60),
  tag: optionalText(30),
  countryCode: optionalText(2),
  /** Only addresses that another one repeats. */
  duplicates: z.optional(z.enum(['1'])),
};
export const AddressFilter = z.strictObject(addressFilterFields);
export type AddressFilter = z.output<typeof AddressFilter>;

export const AddressListQuery = z.strictObject({ ...pageQuery, ...addressFilterFields });

/** For a picker: the default first, then the latest. */
export const AddressPick = z.strictObject({ keyword: optionalText(60) });
