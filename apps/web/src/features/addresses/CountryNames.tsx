import { useTranslation } from 'react-i18next';
import { useCountryName } from './useCountryName.ts';

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
  const nameOf = useCountryName();
  if (codes.length === 0) return none ?? t('countriesAll');
  const names = codes.slice(0, most).map(nameOf).join(t('shared:list.comma'));
  return codes.length > most ? t('countriesSome', { names, count: codes.length }) : names;
};
