import { numbersMost, orderSources, severalNumbers, trackingFilters } from '@alpaca/contract';
import { Checkbox, Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { CountrySelect } from '../../../shared/inputs/CountrySelect.tsx';
import { DateRangeItem } from '../../../shared/inputs/DateRangeItem.tsx';
import { DictSelect } from '../../../shared/inputs/DictSelect.tsx';
import { NumberList } from '../../../shared/inputs/NumberList.tsx';
import { RememberedInput } from '../../../shared/inputs/RememberedInput.tsx';
import { FilterFields } from '../../../shared/list/FilterFields.tsx';
import { tick } from '../../../shared/list/tick.ts';
import { usePermission } from '../../../shared/permission/permission.ts';
import { MerchantSelect } from '../../accounts/index.ts';
import { OpsProductSelect, ProductSelect } from '../../rates/index.ts';

/** Always in sight. */
export const FirstFilters = ({ operator }: { operator: boolean }) => {
  const { t } = useTranslation(['orderList', 'shared']);
  const atMost = {
    validator: async (_: unknown, text = '') => {
      const several = severalNumbers(text);
      if (several && several.length > numbersMost) {
        throw new Error(t('shared:numbers.tooMany', { max: numbersMost }));
      }
    },
  };
  return (
    <FilterFields>
      <Form.Item name="keyword" label={t('filter.keyword')} rules={[atMost]}>
        <RememberedInput code="orders.keyword" placeholder={t('filter.keywordHint')} />
      </Form.Item>
      {operator && (
        <Form.Item name="merchantId" label={t('field.merchant')}>
          <MerchantSelect />
        </Form.Item>
      )}
      <Form.Item name="productId" label={t('field.product')}>
        {operator ? <OpsProductSelect /> : <ProductSelect />}
      </Form.Item>
      <DateRangeItem label={t('filter.created')} names={['from', 'to']} />
    </FilterFields>
  );
};

export const moreFilters = [
  'numbers',
  'countryCode',
  'settlementStatus',
  'source',
  'tracking',
  'printed',
  'waitingPayment',
  'cancelling',
] as const;

export const MoreFilters = () => {
  const { t } = useTranslation('orderList');
  const mayPrint = usePermission('order:print');
  return (
    <>
      <Form.Item name="countryCode" label={t('field.country')}>
        <CountrySelect />
      </Form.Item>
      <Form.Item name="settlementStatus" label={t('field.settlement')}>
        <DictSelect code="settlement_status" />
      </Form.Item>
      <Form.Item name="source" label={t('filter.from')}>
        <Select
          allowClear
          placeholder={t('filter.any')}
          options={orderSources.map((value) => ({ value, label: t(`source.${value}`) }))}
        />
      </Form.Item>
      <Form.Item name="tracking" label={t('filter.tracking')}>
        <Select
          allowClear
          placeholder={t('filter.any')}
          options={trackingFilters.map((value) => ({ value, label: t(`tracking.${value}`) }))}
        />
      </Form.Item>
      {mayPrint && (
        <Form.Item name="printed" label={t('filter.printed')}>
          <Select
            allowClear
            placeholder={t('filter.any')}
            options={(['yes', 'no'] as const).map((value) => ({
              value,
              label: t(`printed.${value}`),
            }))}
          />
        </Form.Item>
      )}
      <Form.Item label={t('filter.waiting')}>
        <Form.Item name="waitingPayment" noStyle {...tick}>
          <Checkbox>{t('filter.waitingPayment')}</Checkbox>
        </Form.Item>
        <Form.Item name="cancelling" noStyle {...tick}>
          <Checkbox>{t('filter.cancelling')}</Checkbox>
        </Form.Item>
      </Form.Item>
      <Form.Item name="numbers" label={t('filter.numbers')} className="wide">
        <NumberList rows={2} max={numbersMost} placeholder={t('filter.numbersHint')} />
      </Form.Item>
    </>
  );
};
