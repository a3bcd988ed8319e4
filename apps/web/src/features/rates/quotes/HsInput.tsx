import { findHsCodes, HsCode } from '@alpaca/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { AutoComplete, type AutoCompleteProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { useCalmValue } from '../../../shared/lib/useCalmValue.ts';
import { language } from '../../../shared/store/language.ts';

interface Props extends Pick<AutoCompleteProps, 'id' | 'disabled' | 'aria-label'> {
  value?: string | undefined;
  onChange?: (value: string) => void;
}

const day = 86_400_000;

const isCode = (text: string) => HsCode.safeParse(text).success;

/** Tariffs write codes with dots: 3926.90. */
const codeIn = (text: string) => (/^[\d.\s]*$/.test(text) ? text.replace(/\D/g, '') : text.trim());

/** An HS code by its first digits, or found by what the goods are called. */
export const HsInput = ({ value = '', onChange, ...rest }: Props) => {
  const { t } = useTranslation('quotes');
  /** What stands there while somebody types; only a code is worth telling the form before they leave. */
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? value;
  const keyword = useCalmValue(shown.trim(), 300);
  const { data = [] } = useCall(
    findHsCodes,
    { query: { keyword } },
    {
      enabled: typed !== null && keyword.length > 1,
      staleTime: day,
      placeholderData: keepPreviousData,
      meta: { quiet: true },
    },
  );
  const options = data.map(({ code, zh, en }) => ({
    value: code,
    label: `${code} ${language === 'en_US' ? en : zh}`,
  }));
  return (
    <AutoComplete
      {...rest}
      allowClear
      value={shown}
      options={keyword.length > 1 ? options : []}
      placeholder={t('goods.hsHint')}
      popupMatchSelectWidth={340}
      onFocus={() => setTyped(value)}
      onBlur={() => {
        // A name that found no code stays, for the rule to say so.
        if (typed !== null && typed !== value) onChange?.(codeIn(typed));
        setTyped(null);
      }}
      onChange={(next = '') => {
        setTyped(next);
        onChange?.(isCode(next) ? next : '');
      }}
    />
  );
};
