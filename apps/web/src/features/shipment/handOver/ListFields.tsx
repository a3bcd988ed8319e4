import { confirmDeliver, type LineWarehouse, shipmentModes } from '@alpaca/contract';
import { Form, Radio, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../shared/inputs/TextInput.tsx';
import { TimeInput } from '../../../shared/inputs/TimeInput.tsx';

const fields = confirmDeliver.body.shape;

/** Where a list goes to. */
export const WarehouseItem = ({
  houses,
  isLoading,
}: {
  houses: readonly LineWarehouse[];
  isLoading: boolean;
}) => {
  const { t } = useTranslation('shipment');
  return (
    <Form.Item
      name="warehouseId"
      label={t('warehouse')}
      rules={[schemaRule(fields.warehouseId)]}
      extra={houses.length === 0 && !isLoading ? t('noWarehouse') : undefined}
    >
      <Select
        showSearch={{ optionFilterProp: 'label' }}
        loading={isLoading}
        options={houses.map(({ id, name, cutOff, address }) => ({
          value: id,
          label: `${name} · ${t('cutOff', { time: cutOff })}`,
          title: address,
        }))}
      />
    </Form.Item>
  );
};

/** Brought, or picked up. */
export const ModeItem = ({ mayPickUp }: { mayPickUp: boolean }) => {
  const { t } = useTranslation('shipment');
  return (
    <Form.Item
      name="mode"
      label={t('mode')}
      extra={mayPickUp ? undefined : t('pickUpNeedsAddresses')}
    >
      <Radio.Group
        options={shipmentModes.map((value) => ({
          value,
          label: t(`mode.${value}`),
          disabled: value === 'pickUp' && !mayPickUp,
        }))}
      />
    </Form.Item>
  );
};

/** What else is said of a list when it is made. */
export const AboutItems = () => {
  const { t } = useTranslation('shipment');
  return (
    <>
      <Form.Item name="shipmentNo" label={t('shipmentNo')} rules={[schemaRule(fields.shipmentNo)]}>
        <TextInput placeholder={t('shipmentNoHint')} maxLength={50} />
      </Form.Item>
      <Form.Item name="estimatedArrival" label={t('estimatedArrival')}>
        <TimeInput placeholder={t('estimatedArrivalHint')} />
      </Form.Item>
      <Form.Item name="remark" label={t('remark')} rules={[schemaRule(fields.remark)]}>
        <TextInput maxLength={500} />
      </Form.Item>
    </>
  );
};
