import { listMerchants } from '@alpaca/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { useCalmValue } from '../../../shared/lib/useCalmValue.ts';
import { language } from '../../../shared/store/language.ts';

interface Props {
  id?: string;
  value?: string | undefined;
  onChange?: (id: string | undefined) => void;
}

/** A merchant by its number or name. */
export const MerchantSelect = (props: Props) => {
  const { t } = useTranslation('priceSheets');
  const [typed, setTyped] = useState('');
  const search = useCalmValue(typed.trim(), 300);
  const { data, isFetching } = useCall(
    listMerchants,
    { query: { pageSize: 20, ...(search && { search }) } },
    { placeholderData: keepPreviousData },
  );
  return (
    <Select
      allowClear
      placeholder={t('chooseMerchant')}
      {...props}
      loading={isFetching}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      options={(data?.records ?? []).map(({ id, code, nameZh, nameEn }) => ({
        value: id,
        label: `${code} ${language === 'en_US' ? nameEn : nameZh}`,
      }))}
    />
  );
};
