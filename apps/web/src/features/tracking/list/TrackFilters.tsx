import { numbersMost, severalNumbers, trackActors, trackStages } from '@alpaca/contract';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { CountrySelect } from '../../../shared/inputs/CountrySelect.tsx';
import { DateRangeItem } from '../../../shared/inputs/DateRangeItem.tsx';
import { RememberedInput } from '../../../shared/inputs/RememberedInput.tsx';
import { FilterFields } from '../../../shared/list/FilterFields.tsx';
import { MerchantSelect } from '../../accounts/index.ts';
import { OpsProductSelect, ProductSelect } from '../../rates/index.ts';
import { SilentSelect } from './SilentSelect.tsx';

// As many characters as a filter takes.
const longest = 4_000;

const isTooMuch = (text: string) =>
  text.length > longest || (severalNumbers(text)?.length ?? 1) > numbersMost;

const ActorItem = () => {
  const { t } = useTranslation('tracking');
  return (
    <Form.Item name="actionBy" label={t('field.actionBy')}>
      <Select
        allowClear
        placeholder={t('filter.any')}
        options={trackActors.map((value) => ({ value, label: t(`actor.${value}`) }))}
      />
    </Form.Item>
  );
};

/** Always in sight. */
export const FirstFilters = ({ operator }: { operator: boolean }) => {
  const { t } = useTranslation(['tracking', 'shared']);
  const few = {
    validator: (_: unknown, text: string | undefined) =>
      isTooMuch(text ?? '')
        ? Promise.reject(new Error(t('shared:numbers.tooMany', { max: numbersMost })))
        : Promise.resolve(),
  };
  return (
    <FilterFields>
      <Form.Item name="number" label={t('filter.number')} rules={[few]}>
        <RememberedInput code="tracking.number" placeholder={t('filter.numberHint')} />
      </Form.Item>
      <Form.Item name="stage" label={t('filter.stage')}>
        <Select
          allowClear
          placeholder={t('filter.any')}
          options={trackStages.map((value) => ({ value, label: t(`stage.${value}`) }))}
        />
      </Form.Item>
      <Form.Item name="silentDays" label={t('filter.silent')}>
        <SilentSelect />
      </Form.Item>
      {operator ? (
        <Form.Item name="merchantId" label={t('field.merchant')}>
          <MerchantSelect />
        </Form.Item>
      ) : (
        <ActorItem />
      )}
    </FilterFields>
  );
};

// Operators choose a merchant: with it the line is full.
export const moreFilters = (operator: boolean) =>
  [...(operator ? (['actionBy'] as const) : []), 'productId', 'countryCode', 'from'] as const;

export const MoreFilters = ({ operator }: { operator: boolean }) => {
  const { t } = useTranslation('tracking');
  return (
    <>
      {operator && <ActorItem />}
      <Form.Item name="productId" label={t('field.product')}>
        {operator ? <OpsProductSelect /> : <ProductSelect />}
      </Form.Item>
      <Form.Item name="countryCode" label={t('field.destination')}>
        <CountrySelect />
      </Form.Item>
      <DateRangeItem label={t('filter.latest')} names={['from', 'to']} />
    </>
  );
};
