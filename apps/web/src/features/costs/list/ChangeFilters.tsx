import { changeReasons, threadParties } from '@alpaca/contract';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { DateRangeItem } from '../../../shared/inputs/DateRangeItem.tsx';
import { RememberedInput } from '../../../shared/inputs/RememberedInput.tsx';
import { FilterFields } from '../../../shared/list/FilterFields.tsx';

/** Always in sight. */
export const FirstFilters = () => {
  const { t } = useTranslation('costs');
  const any = { allowClear: true, placeholder: t('any') };
  const reasons = changeReasons.map((value) => ({ value, label: t(`reason.${value}`) }));
  const parties = threadParties.map((value) => ({ value, label: t(`turn.${value}`) }));
  return (
    <FilterFields>
      <Form.Item name="number" label={t('field.number')}>
        <RememberedInput code="costs.number" placeholder={t('numberHint')} />
      </Form.Item>
      <Form.Item name="reason" label={t('field.reason')}>
        <Select {...any} options={reasons} />
      </Form.Item>
      <Form.Item name="turn" label={t('field.turn')}>
        <Select {...any} options={parties} />
      </Form.Item>
    </FilterFields>
  );
};

export const moreFilters = (isStaff: boolean) =>
  [...(isStaff ? (['merchantCode'] as const) : []), 'from'] as const;

export const MoreFilters = ({ isStaff }: { isStaff: boolean }) => {
  const { t } = useTranslation('costs');
  return (
    <>
      {isStaff && (
        <Form.Item name="merchantCode" label={t('merchantCode')}>
          <RememberedInput code="costs.merchant" />
        </Form.Item>
      )}
      <DateRangeItem label={t('field.announced')} names={['from', 'to']} />
    </>
  );
};
