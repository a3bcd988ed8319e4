/** A price as people write it: the database's four decimals without the idle noughts. */
export const priceText = (numeric: string): string =>
  numeric.includes('.') ? numeric.replace(/\.?0+$/, '') : numeric;

/** The same of one that may be left out. */
export const price = (numeric: string | null) =>
  numeric === null ? undefined : priceText(numeric);

export const toKg = (grams: number): number => grams / 1000;

export const kg = (grams: number | null) => (grams === null ? undefined : toKg(grams));

/** An object without the properties that are undefined: those are left out on the wire. */
export const given = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
