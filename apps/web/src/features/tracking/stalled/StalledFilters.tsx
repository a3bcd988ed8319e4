import { assumedHours, type TrackStage } from '@alpaca/contract';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { RememberedInput } from '../../../shared/inputs/RememberedInput.tsx';
import { FilterFields } from '../../../shared/list/FilterFields.tsx';
import { OpsProductSelect, ProductSelect } from '../../rates/index.ts';

// Those that a parcel can stand still in.
const stages = Object.keys(assumedHours) as TrackStage[];

/** Always in sight. */
export const FirstFilters = ({ isStaff }: { isStaff: boolean }) => {
  const { t } = useTranslation(['stalled', 'tracking']);
  return (
    <FilterFields>
      <Form.Item name="number" label={t('tracking:filter.number')}>
        <RememberedInput code="stalled.number" placeholder={t('numberHint')} />
      </Form.Item>
      <Form.Item name="stage" label={t('tracking:filter.stage')}>
        <Select
          allowClear
          placeholder={t('tracking:filter.any')}
          options={stages.map((value) => ({ value, label: t(`tracking:stage.${value}`) }))}
        />
      </Form.Item>
      <Form.Item name="productId" label={t('tracking:field.product')}>
        {isStaff ? <OpsProductSelect /> : <ProductSelect />}
      </Form.Item>
      <Form.Item name="turn" label={t('field.turn')}>
        <Select
          allowClear
          placeholder={t('tracking:filter.any')}
          options={(['staff', 'merchant'] as const).map((value) => ({
            value,
            label: t(`turn.${value}`),
          }))}
        />
      </Form.Item>
    </FilterFields>
  );
};

export const MerchantFilter = () => {
  const { t } = useTranslation('stalled');
  return (
    <Form.Item name="merchantCode" label={t('merchantCode')}>
      <RememberedInput code="stalled.merchant" />
    </Form.Item>
  );
};
