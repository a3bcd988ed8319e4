import { useCountries } from '../../shared/api/useCountries.ts';
import { language } from '../../shared/store/language.ts';

/** What people call a country; its code until the names are there. */
export const useCountryName = () => {
  const { data = [] } = useCountries();
  return (code: string) => {
    const country = data.find(({ countryCode }) => countryCode === code);
    return country?.[language === 'en_US' ? 'countryEnname' : 'countryCnname'] ?? code;
  };
};
