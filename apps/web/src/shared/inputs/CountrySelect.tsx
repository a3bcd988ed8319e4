import { Select, type SelectProps } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountries } from '../api/useCountries.ts';
import { fit } from '../lib/choices.ts';
import { language } from '../store/language.ts';

interface Option {
  value: string;
  label: string;
  /** For the search. */
  text: string;
  also: readonly string[];
}

type Props = Pick<
  SelectProps<string, Option>,
  'id' | 'value' | 'disabled' | 'placeholder' | 'allowClear' | 'aria-label' | 'style'
> & { onChange?: (code: string | undefined) => void };

/** A country by code, by name in either language, or by the initials of its pinyin. */
export const CountrySelect = (props: Props) => {
  const { t } = useTranslation('shared');
  const { data = [], isPending } = useCountries();
  const options = useMemo(
    () =>
      data.map(
        ({ countryCode, countryCnname, countryEnname }): Option => ({
          value: countryCode,
          label: language === 'en_US' ? countryEnname : countryCnname,
          text: countryCnname,
          also: [countryEnname],
        }),
      ),
    [data],
  );
  return (
    <Select<string, Option>
      allowClear
      placeholder={t('country.placeholder')}
      {...props}
      loading={isPending}
      options={options}
      showSearch={{
        filterOption: (typed, option) =>
          option !== undefined && Number.isFinite(fit(option, typed)),
        filterSort: (a, b, { searchValue }) => fit(a, searchValue) - fit(b, searchValue),
      }}
      optionRender={({ data: { label, value } }) => `${label} ${value}`}
      labelRender={({ label, value }) => (label ? `${String(label)} ${value}` : String(value))}
    />
  );
};
