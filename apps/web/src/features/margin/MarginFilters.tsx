import { periodDaysMost } from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { CountrySelect } from '../../shared/inputs/CountrySelect.tsx';
import { DateRangeItem } from '../../shared/inputs/DateRangeItem.tsx';
import { MerchantSelect } from '../accounts/index.ts';
import { OpsProductSelect } from '../rates/index.ts';

export const PeriodFilter = () => {
  const { t } = useTranslation('margin');
  return (
    <DateRangeItem days maxDays={periodDaysMost} label={t('field.period')} names={['from', 'to']} />
  );
};

export const ProductFilter = () => {
  const { t } = useTranslation('margin');
  return (
    <Form.Item name="productId" label={t('field.product')}>
      <OpsProductSelect />
    </Form.Item>
  );
};

export const WhoseFilters = () => {
  const { t } = useTranslation('margin');
  return (
    <>
      <Form.Item name="merchantId" label={t('field.merchant')}>
        <MerchantSelect />
      </Form.Item>
      <Form.Item name="countryCode" label={t('field.country')}>
        <CountrySelect />
      </Form.Item>
    </>
  );
};
export const whoseFilters = ['merchantId', 'countryCode'] as const;
