import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { text } from '../wire/fields.ts';

/** What a pasted address is taken apart into. What the text doesn't say is empty. */
const ParsedFields = z.strictObject({
  name: z.string(),
  company: z.string(),
  countryCode: z.string(),
  province: z.string(),
  city: z.string(),
  area: z.string(),
  address1: z.string(),
  address2: z.string(),
  address3: z.string(),
  houseNumber: z.string(),
  phone: z.string(),
  email: z.string(),
  postCode: z.string(),
  taxType: z.string(),
  taxNo: z.string(),
});
export type ParsedFields = z.infer<typeof ParsedFields>;
export type ParsedField = keyof ParsedFields;

export const ParsedAddress = z.strictObject({
  fields: ParsedFields,
  /** Fields that were guessed: a person should look at them. */
  unsure: z.array(z.keyof(ParsedFields)),
  /** Where the parcel goes in the writer's own words, in at most three lines. */
  asEntered: z.array(z.string()).check(z.maxLength(3)),
});
export type ParsedAddress = z.infer<typeof ParsedAddress>;

/** Takes a pasted address apart. Nothing is kept. */
export const parseAddress = call({
  method: 'POST',
  path: '/oms/address/parse',
  access: 'signedIn',
  body: z.strictObject({
    text: text(1000),
    /** Where the parcel goes, if the form knows it already. */
    countryCode: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  }),
  result: ParsedAddress,
});
