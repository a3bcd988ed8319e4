import type { Sealing } from './sealing.ts';

/**
 * How a number is found however it was written. A leading + or 00 of a phone goes, the digits stay: who
 * writes the country's number finds those written with it.
 */
export const normalForms = {
  phone: (text: string) => text.replace(/\D/g, '').replace(/^00/, ''),
  /** Its last nine digits: the same with and without the country's number or the zero before the area's. */
  phoneEnd: (text: string) =>
    text
      .replace(/(ext\.?|x|#) ?\d+$/i, '')
      .replace(/\D/g, '')
      .slice(-9),
  email: (text: string) => text.trim().toLowerCase(),
  number: (text: string) => text.replace(/[\s.-]/g, '').toUpperCase(),
  /** What has its form already. */
  text: (text: string) => text,
} as const satisfies Record<string, (text: string) => string>;

export type IndexKind = keyof typeof normalForms;

/**
 * By which a sealed value is found whole, and found twice. It is the same for as long as the tenant
 * lives, whichever month's key its value is sealed by.
 */
export const fieldIndex = ({ tenant }: Sealing, kind: IndexKind, text: string): string =>
  tenant.ring.index(kind, normalForms[kind](text));

/** As `fieldIndex`; null where there is nothing to find. */
export const optionalIndex = (sealing: Sealing, kind: IndexKind, text: string | null) =>
  text && normalForms[kind](text) ? fieldIndex(sealing, kind, text) : null;
