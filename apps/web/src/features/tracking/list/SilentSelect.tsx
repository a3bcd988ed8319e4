import { silentDaysMost } from '@alpaca/contract';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const quick = [3, 5, 7, 10, 15, 30];

interface Props {
  id?: string;
  value?: number | undefined;
  onChange?: (days: number | undefined) => void;
}

/** For how many days nothing was told: one of those people ask for, or any that is typed. */
export const SilentSelect = ({ value, ...props }: Props) => {
  const { t } = useTranslation('tracking');
  const [typed, setTyped] = useState('');
  const asked = /^\d{1,2}$/.test(typed) ? Number(typed) : 0;
  const days = [...quick, ...(value ? [value] : []), ...(asked <= silentDaysMost ? [asked] : [])];
  const offered = [...new Set(days)].filter(Boolean).sort((a, b) => a - b);
  return (
    <Select
      {...props}
      value={value as number}
      allowClear
      showSearch={{ optionFilterProp: 'label', onSearch: setTyped }}
      placeholder={t('filter.any')}
      notFoundContent={t('filter.silentHint')}
      options={offered.map((count) => ({ value: count, label: t('atLeast', { count }) }))}
    />
  );
};
