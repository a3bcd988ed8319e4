import { useCountryName } from './useCountryName.ts';

/** A country's name; its code until the names have come. */
export const CountryText = ({ code }: { code: string }) => useCountryName()(code);
