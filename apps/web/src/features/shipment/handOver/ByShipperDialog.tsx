import {
  allShippers,
  batchDeliver,
  confirmDeliverByShipper,
  type LineWarehouse,
  type ShipmentMode,
} from '@alpaca/contract';
import { Form, Select } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { totalsText } from '../totalsText.ts';
import { useRenewShipments } from '../useRenewShipments.ts';
import styles from './HandOver.module.css';
import { LeftOutList } from './LeftOutList.tsx';
import { AboutItems, ModeItem, WarehouseItem } from './ListFields.tsx';
import { sayMade } from './sayMade.ts';
import { shipperOptions } from './shipperOptions.ts';

interface Values {
  shipperId: string;
  warehouseId: string;
  mode: ShipmentMode;
  shipmentNo?: string;
  estimatedArrival?: string | null;
  remark?: string;
}

interface Props {
  open: boolean;
  onClose: () => void;
}

/** What waits of a shipper. Orders know theirs by its name. */
const useWaitingOf = (name: string | undefined, warehouseId: string | undefined) => {
  const of = { ...(name && { shipperName: name }), ...(warehouseId && { warehouseId }) };
  return useCall(batchDeliver, { query: of }, { enabled: name !== undefined });
};

const each = (groups: readonly { warehouses: readonly LineWarehouse[] }[] = []) => [
  ...new Map(groups.flatMap(({ warehouses }) => warehouses).map((one) => [one.id, one])).values(),
];

/** Hands over all that waits of one shipper; what can't go is seen before. */
export const ByShipperDialog = ({ open, onClose }: Props) => {
  const { t } = useTranslation('shipment');
  const [form] = Form.useForm<Values>();
  const shipperId = Form.useWatch('shipperId', form);
  const warehouseId = Form.useWatch('warehouseId', form);
  const renew = useRenewShipments();
  const shippers = useCall(allShippers, { query: {} }, { enabled: open });
  const name = shippers.data?.find(({ id }) => id === shipperId)?.name;
  const any = useWaitingOf(name, undefined);
  const houses = each(any.data?.groups);
  const there = useWaitingOf(name, warehouseId);
  const send = useSend(confirmDeliverByShipper, { meta: { quiet: 'fields' } });
  const firstId = houses[0]?.id;
  useEffect(() => {
    if (firstId) form.setFieldsValue({ warehouseId: firstId });
  }, [form, firstId]);

  const save = async ({ estimatedArrival, ...values }: Values) => {
    const when = estimatedArrival ? { estimatedArrival } : {};
    const made = await send.mutateAsync({ body: { ...values, ...when } }).catch(() => null);
    if (!made) return;
    renew();
    sayMade(t, made);
    onClose();
  };
  const found = name === undefined ? undefined : there.data;
  return (
    <FormDialog<Values>
      open={open}
      long
      title={t('byShipper')}
      okText={t('handOver')}
      focusOn="shipperId"
      form={form}
      initial={{ mode: 'delivery' }}
      sends={[send]}
      error={send.error}
      onSave={save}
      onClose={onClose}
    >
      <p className={styles.about}>{t('byShipperText')}</p>
      <Form.Item
        name="shipperId"
        label={t('shipper')}
        rules={[schemaRule(confirmDeliverByShipper.body.shape.shipperId)]}
      >
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={t('choose')}
          loading={shippers.isFetching}
          options={shipperOptions(shippers.data)}
          notFoundContent={t('noShippers')}
        />
      </Form.Item>
      {found && (
        <p className={styles.sum} role="status">
          {found.ids.length > 0 ? totalsText(t, found.totals) : t('nothingOfShipper')}
        </p>
      )}
      {found && found.leftOutCount > 0 && (
        <LeftOutList title={t('leftOut', { count: found.leftOutCount })} orders={found.leftOut} />
      )}
      <WarehouseItem houses={houses} isLoading={!any.data} />
      <ModeItem mayPickUp />
      <AboutItems />
    </FormDialog>
  );
};
