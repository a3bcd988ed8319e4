import { getCountryList } from '@alpaca/contract';
import { useCall } from '../../shared/api/useCall.ts';
import { language } from '../../shared/store/language.ts';

const forever = { staleTime: Number.POSITIVE_INFINITY, meta: { quiet: true } };

/** What people call a country; its code until the names are there. */
export const useCountryName = () => {
  const { data = [] } = useCall(getCountryList, {}, forever);
  return (code: string) => {
    const country = data.find(({ countryCode }) => countryCode === code);
    return country?.[language === 'en_US' ? 'countryEnname' : 'countryCnname'] ?? code;
  };
};
