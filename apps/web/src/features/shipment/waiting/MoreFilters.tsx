import type { LineWarehouse } from '@alpaca/contract';
import { Checkbox, Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { RememberedInput } from '../../../shared/inputs/RememberedInput.tsx';
import { tick } from '../../../shared/list/tick.ts';

interface Line {
  warehouses: readonly LineWarehouse[];
}

/** By where orders can be brought, by who sends them, and by what is due. */
export const MoreFilters = ({ lines }: { lines: readonly Line[] }) => {
  const { t } = useTranslation('shipment');
  const names = new Map(
    lines.flatMap(({ warehouses }) => warehouses).map(({ id, name }) => [id, name]),
  );
  return (
    <>
      <Form.Item name="warehouseId" label={t('warehouse')}>
        <Select
          allowClear
          placeholder={t('any')}
          options={[...names].map(([value, label]) => ({ value, label }))}
        />
      </Form.Item>
      <Form.Item name="shipperName" label={t('shipper')}>
        <RememberedInput code="shipment.waiting.shipper" placeholder={t('wholeName')} />
      </Form.Item>
      <Form.Item name="soon" label={t('due')} {...tick}>
        <Checkbox>{t('soonOnly')}</Checkbox>
      </Form.Item>
    </>
  );
};
