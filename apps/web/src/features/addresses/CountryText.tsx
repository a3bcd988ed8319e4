import { getCountryList } from '@alpaca/contract';
import { useCall } from '../../shared/api/useCall.ts';
import { language } from '../../shared/store/language.ts';

const forever = { staleTime: Number.POSITIVE_INFINITY, meta: { quiet: true } };

/** A country's name; its code until the names have come. */
export const CountryText = ({ code }: { code: string }) => {
  const { data = [] } = useCall(getCountryList, {}, forever);
  const country = data.find(({ countryCode }) => countryCode === code);
  if (!country) return code;
  return language === 'en_US' ? country.countryEnname : country.countryCnname;
};
