import { findHsCodes } from '@alpaca/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { AutoComplete, type AutoCompleteProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../shared/api/useCall.ts';
import { useCalmValue } from '../../shared/lib/useCalmValue.ts';
import { language } from '../../shared/store/language.ts';

interface Props extends Pick<AutoCompleteProps, 'id' | 'disabled' | 'aria-label'> {
  value?: string | undefined;
  onChange?: (value: string) => void;
}

const day = 86_400_000;
const longest = 10;

/** An HS code by its first digits, or found by what the goods are called. */
export const HsInput = ({ value = '', onChange, ...rest }: Props) => {
  const { t } = useTranslation('quotes');
  const [open, setOpen] = useState(false);
  const keyword = useCalmValue(value.trim(), 300);
  const { data = [] } = useCall(
    findHsCodes,
    { query: { keyword } },
    {
      enabled: open && keyword.length > 1,
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
      value={value}
      options={keyword.length > 1 ? options : []}
      placeholder={t('goods.hsHint')}
      popupMatchSelectWidth={340}
      onFocus={() => setOpen(true)}
      // Words only help to find the code; what stays is digits.
      onBlur={() => value && onChange?.(value.replace(/\D/g, '').slice(0, longest))}
      onChange={(next: string | undefined) => onChange?.(next ?? '')}
    />
  );
};
