import type { Language } from '@alpaca/contract';
import { countries } from './reference/countries.ts';

const names = new Map(countries.map(({ code, zh, en }) => [code as string, { zh, en }]));

/** As people read it; a code that nobody knows stands for itself. */
export const countryName = (lang: Language, code: string): string => {
  const known = names.get(code);
  return (lang === 'en_US' ? known?.en : known?.zh) ?? code;
};

export { countries };
