import { getCountryList } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../shared/api/useCall.ts';
import { language } from '../../shared/store/language.ts';

const forever = { staleTime: Number.POSITIVE_INFINITY, meta: { quiet: true } };

interface Props {
  codes: readonly string[];
  /** How many are named before the rest is only counted. */
  most?: number;
  /** What none means; otherwise that the zones say it. */
  none?: string;
}

/** The countries of a product by name. */
export const CountryNames = ({ codes, most = 3, none }: Props) => {
  const { t } = useTranslation(['products', 'shared']);
  const { data = [] } = useCall(getCountryList, {}, forever);
  if (codes.length === 0) return none ?? t('countriesAll');
  const nameOf = (code: string) => {
    const country = data.find(({ countryCode }) => countryCode === code);
    return country?.[language === 'en_US' ? 'countryEnname' : 'countryCnname'] ?? code;
  };
  const names = codes.slice(0, most).map(nameOf).join(t('shared:list.comma'));
  return codes.length > most ? t('countriesSome', { names, count: codes.length }) : names;
};
