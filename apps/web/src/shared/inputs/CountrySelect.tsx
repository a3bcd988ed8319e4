import { getCountryList } from '@alpaca/contract';
import { Select, type SelectProps } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../api/useCall.ts';
import { initials } from '../lib/initials.ts';
import { language } from '../store/language.ts';

interface Option {
  value: string;
  label: string;
  code: string;
  /** All by which it can be found, in small letters. */
  words: readonly string[];
}

type Props = Pick<
  SelectProps<string, Option>,
  'id' | 'value' | 'disabled' | 'placeholder' | 'allowClear' | 'aria-label' | 'style'
> & { onChange?: (code: string | undefined) => void };

const forever = { staleTime: Number.POSITIVE_INFINITY };

/** How well a country fits what was typed: its code first, then beginnings, then parts of words. */
const fit = (typed: string, { words: [code, ...names] }: Option): number => {
  if (code === typed) return 0;
  if (names.some((name) => name.startsWith(typed))) return 1;
  return names.some((name) => name.includes(typed)) || code?.startsWith(typed) ? 2 : 3;
};

const small = (text: string) => text.trim().toLowerCase();

/** A country by code, by name in either language, or by the initials of its pinyin. */
export const CountrySelect = (props: Props) => {
  const { t } = useTranslation('shared');
  const { data = [], isPending } = useCall(getCountryList, {}, forever);
  const options = useMemo(
    () =>
      data.map(
        ({ countryCode, countryCnname, countryEnname }): Option => ({
          value: countryCode,
          label: language === 'en_US' ? countryEnname : countryCnname,
          code: countryCode,
          words: [countryCode, countryCnname, countryEnname, initials(countryCnname)].map(small),
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
        filterOption: (typed, option) => option !== undefined && fit(small(typed), option) < 3,
        filterSort: (a, b, { searchValue }) =>
          fit(small(searchValue), a) - fit(small(searchValue), b),
      }}
      optionRender={({ data: { label, code } }) => `${label} ${code}`}
      labelRender={({ label, value }) => (label ? `${String(label)} ${value}` : String(value))}
    />
  );
};
