import { findTaxNumbers } from '@alpaca/contract';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../shared/api/useCall.ts';

interface Props {
  id: string;
  countryCode: string | undefined;
  value: string | undefined;
  onChange: (id: string | undefined) => void;
}

/** A number of the book that is good where the parcel goes. */
export const TaxNumberSelect = ({ id, countryCode, value, onChange }: Props) => {
  const { t } = useTranslation('orders');
  const { data = [], isFetching } = useCall(
    findTaxNumbers,
    { query: countryCode ? { countryCode } : {} },
    { meta: { quiet: true } },
  );
  return (
    <Select
      id={id}
      allowClear
      style={{ width: '100%' }}
      placeholder={t('service.noTaxNumber')}
      value={value ?? null}
      loading={isFetching}
      showSearch={{ optionFilterProp: 'label' }}
      notFoundContent={t('service.taxNumbersNone')}
      options={data.map(({ id: number, name, taxType, taxNo }) => ({
        value: number,
        label: `${name} · ${taxType} ${taxNo}`,
      }))}
      onChange={(next: string | null | undefined) => onChange(next ?? undefined)}
    />
  );
};
