import type { ParsedField, ParsedFields } from '@alpaca/contract';

/** An address while it is being read. */
export interface Draft {
  fields: ParsedFields;
  unsure: Set<ParsedField>;
  /** What is left of the writer's own words about the place. */
  place: string[];
}

export const newDraft = (): Draft => ({
  fields: {
    name: '',
    company: '',
    countryCode: '',
    province: '',
    city: '',
    area: '',
    address1: '',
    address2: '',
    address3: '',
    houseNumber: '',
    phone: '',
    email: '',
    postCode: '',
    taxType: '',
    taxNo: '',
  },
  unsure: new Set(),
  place: [],
});

/** Keeps what is known already: what a label says beats what was found later. */
export const fill = (draft: Draft, field: ParsedField, value: string, guessed = false) => {
  if (value === '' || draft.fields[field] !== '') return;
  draft.fields[field] = value;
  if (guessed) draft.unsure.add(field);
};
