import { Select } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountries } from '../api/useCountries.ts';
import { initials } from '../lib/initials.ts';
import { language } from '../store/language.ts';

interface Props {
  id?: string;
  value?: string[] | undefined;
  onChange?: (codes: string[]) => void;
  placeholder?: string;
}

/** Several countries, found by code, name or initials. */
export const CountriesSelect = ({ value = [], ...rest }: Props) => {
  const { t } = useTranslation('shared');
  const { data = [], isPending } = useCountries();
  const options = useMemo(
    () =>
      data.map(({ countryCode, countryCnname, countryEnname }) => ({
        value: countryCode,
        label: `${language === 'en_US' ? countryEnname : countryCnname} ${countryCode}`,
        words: `${countryCode} ${countryCnname} ${countryEnname} ${initials(countryCnname)}`,
      })),
    [data],
  );
  return (
    <Select
      mode="multiple"
      allowClear
      placeholder={t('country.placeholder')}
      {...rest}
      value={value}
      loading={isPending}
      options={options}
      showSearch={{
        filterOption: (typed, option) =>
          option?.words.toLowerCase().includes(typed.trim().toLowerCase()) ?? false,
      }}
    />
  );
};
