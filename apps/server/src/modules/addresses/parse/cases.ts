import type { ParsedFields } from '@alpaca/contract';

/** A pasted text and what a person reads in it; fields that are not named are empty. */
export interface Case {
  text: string;
  /** What the form knew beforehand. */
  countryCode?: string;
  want: Partial<ParsedFields>;
}
