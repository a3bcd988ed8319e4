import {
  allShippers,
  confirmDeliver,
  getDeliverProProduct,
  type LeftOut,
  type LineWarehouse,
  type ShipmentMode,
  shipmentModes,
  type Totals,
} from '@alpaca/contract';
import { Form, Radio, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/api/error.ts';
import { useCall } from '../../../shared/api/useCall.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../shared/inputs/TextInput.tsx';
import { TimeInput } from '../../../shared/inputs/TimeInput.tsx';
import { shipmentHref } from '../../../shared/paths/shipment.ts';
import { usePermission } from '../../../shared/permission/permission.ts';
import { say } from '../../../shared/store/notice.ts';
import { totalsText } from '../totalsText.ts';
import { useRenewShipments } from '../useRenewShipments.ts';
import styles from './HandOver.module.css';
import { LeftOutList } from './LeftOutList.tsx';

/** Orders that are about to be handed over. */
export interface HandingOver {
  ids: readonly string[];
  totals: Totals;
  /** The lines they go by. */
  productIds: readonly string[];
  /** What a preview has left out already. */
  leftOut: readonly LeftOut[];
  leftOutCount: number;
}

interface Props {
  handing: HandingOver | null;
  onClose: () => void;
  onDone: () => void;
}

interface Values {
  warehouseId: string;
  mode: ShipmentMode;
  shipperId?: string;
  shipmentNo?: string;
  estimatedArrival?: string | null;
  remark?: string;
}

/** The warehouses that take all of the lines, or else any of them. */
const warehousesFor = (
  lines: readonly { productId: string; warehouses: readonly LineWarehouse[] }[] = [],
  productIds: readonly string[] = [],
) => {
  const own = lines.filter(({ productId }) => productIds.includes(productId));
  const each = new Map(own.flatMap(({ warehouses }) => warehouses).map((one) => [one.id, one]));
  const takes = (id: string) => own.filter(({ warehouses }) => warehouses.some((w) => w.id === id));
  return [...each.values()].sort((a, b) => takes(b.id).length - takes(a.id).length);
};

const fields = confirmDeliver.body.shape;

const HandOverForm = ({ handing, onClose, onDone }: Props & { handing: HandingOver }) => {
  const { t } = useTranslation('shipment');
  const [form] = Form.useForm<Values>();
  const mode = Form.useWatch('mode', form);
  const [without, setWithout] = useState<readonly string[]>([]);
  const renew = useRenewShipments();
  const mayPickUp = usePermission('order:addresses');
  const lines = useCall(getDeliverProProduct, { body: {} });
  const shippers = useCall(allShippers, { query: {} }, { enabled: mayPickUp });
  const send = useSend(confirmDeliver, { meta: { quiet: 'fields' } });
  const refused = send.error instanceof ApiError ? send.error.leftOut : undefined;
  const houses = warehousesFor(lines.data, handing.productIds);
  const ids = handing.ids.filter((id) => !without.includes(id));
  const save = async ({ estimatedArrival, ...values }: Values) => {
    // Pressed again after some were refused, it means the others.
    const rest = ids.filter((id) => !refused?.some(({ orderId }) => orderId === id));
    setWithout(handing.ids.filter((id) => !rest.includes(id)));
    const when = estimatedArrival ? { estimatedArrival } : {};
    const made = await send
      .mutateAsync({ body: { ...values, ...when, ids: rest } })
      .catch(() => null);
    if (!made) return;
    renew();
    say('success', t('made', { no: made.shipmentNo, count: made.tickets }), {
      action: { text: t('openList'), path: shipmentHref(made.id) },
    });
    onDone();
  };
  const behind = refused ?? handing.leftOut;
  // Its fields begin with what the lines say.
  if (!lines.data) return null;
  return (
    <FormDialog<Values>
      open
      long
      title={t('handOver')}
      okText={t(refused ? 'handOverOthers' : 'handOver')}
      form={form}
      initial={{ mode: 'delivery', warehouseId: houses[0]?.id }}
      sends={[send]}
      error={refused ? null : send.error}
      onSave={save}
      onClose={onClose}
    >
      <p className={styles.sum}>{totalsText(t, handing.totals)}</p>
      {behind.length > 0 && (
        <LeftOutList
          title={t('leftOut', { count: refused ? refused.length : handing.leftOutCount })}
          orders={behind}
        />
      )}
      <Form.Item
        name="warehouseId"
        label={t('warehouse')}
        rules={[schemaRule(fields.warehouseId)]}
        extra={houses.length === 0 && !lines.isFetching ? t('noWarehouse') : undefined}
      >
        <Select
          loading={lines.isFetching}
          options={houses.map(({ id, name, cutOff, address }) => ({
            value: id,
            label: `${name} · ${t('cutOff', { time: cutOff })}`,
            title: address,
          }))}
        />
      </Form.Item>
      <Form.Item name="mode" label={t('mode')}>
        <Radio.Group
          options={shipmentModes.map((value) => ({
            value,
            label: t(`mode.${value}`),
            disabled: value === 'pickUp' && !mayPickUp,
          }))}
        />
      </Form.Item>
      {mayPickUp && (
        <Form.Item
          name="shipperId"
          label={t(mode === 'pickUp' ? 'pickUpFrom' : 'shipper')}
          required={mode === 'pickUp'}
          rules={mode === 'pickUp' ? [schemaRule(fields.warehouseId)] : []}
        >
          <Select
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            loading={shippers.isFetching}
            options={(shippers.data ?? []).map(({ id, name, city, address1 }) => ({
              value: id,
              label: [name, city, address1].filter(Boolean).join(' · '),
            }))}
          />
        </Form.Item>
      )}
      <Form.Item name="shipmentNo" label={t('shipmentNo')} rules={[schemaRule(fields.shipmentNo)]}>
        <TextInput placeholder={t('shipmentNoHint')} maxLength={50} />
      </Form.Item>
      <Form.Item name="estimatedArrival" label={t('estimatedArrival')}>
        <TimeInput placeholder={t('estimatedArrivalHint')} />
      </Form.Item>
      <Form.Item name="remark" label={t('remark')} rules={[schemaRule(fields.remark)]}>
        <TextInput maxLength={500} />
      </Form.Item>
    </FormDialog>
  );
};

/** What is said of a list when it is made: where to, how, by which number. */
export const HandOverDialog = ({ handing, ...rest }: Props) =>
  handing && <HandOverForm handing={handing} {...rest} />;
