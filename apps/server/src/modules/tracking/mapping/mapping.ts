import { asendia } from './asendia.ts';
import { dhlExpress } from './dhlExpress.ts';
import { fedex } from './fedex.ts';
import type { Codes, Meaning } from './meaning.ts';
import { simulator } from './simulator.ts';
import { ups } from './ups.ts';
import { usps } from './usps.ts';

/** Counts on whenever one of our own tables changes: what was read by an older one is read anew. */
export const ownMapping = 1;

const known: Readonly<Record<string, Codes>> = {
  ups,
  fedex,
  dhl_express: dhlExpress,
  asendia,
  usps,
  simulator,
};

/** What a tenant said of codes, by `carrier/code`; it goes before what we say. */
export type TenantCodes = ReadonlyMap<string, Meaning & { mapping: number }>;

export interface Mapped extends Meaning {
  /** Nought: nobody knows the code. */
  mapping: number;
}

export const codeKey = (carrier: string, code: string) => `${carrier}/${code}`;

export const meaningOf = (carrier: string, code: string, own: TenantCodes): Mapped => {
  const said = own.get(codeKey(carrier, code));
  if (said) return said;
  const meant = known[carrier]?.get(code) ?? known[carrier]?.get(code.toLowerCase());
  return meant ? { ...meant, mapping: ownMapping } : { stage: null, reason: null, mapping: 0 };
};
