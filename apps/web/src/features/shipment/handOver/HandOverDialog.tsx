import {
  allShippers,
  confirmDeliver,
  getDeliverProProduct,
  type LeftOut,
  type LineWarehouse,
  type ShipmentMode,
  type Totals,
} from '@alpaca/contract';
import { Form, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/api/error.ts';
import { useCall } from '../../../shared/api/useCall.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { Dialog } from '../../../shared/feedback/dialogs/Dialog.tsx';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { DetailSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { usePermission } from '../../../shared/permission/permission.ts';
import { totalsText } from '../totalsText.ts';
import { useRenewShipments } from '../useRenewShipments.ts';
import styles from './HandOver.module.css';
import { LeftOutList } from './LeftOutList.tsx';
import { AboutItems, ModeItem, WarehouseItem } from './ListFields.tsx';
import { sayMade } from './sayMade.ts';
import { shipperOptions } from './shipperOptions.ts';
import { tellRest } from './tellRest.ts';

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

interface Line {
  productId: string;
  warehouses: readonly LineWarehouse[];
}

/** The warehouses that take all of the lines, or else any of them. */
const warehousesFor = (lines: readonly Line[], productIds: readonly string[]) => {
  const own = lines.filter(({ productId }) => productIds.includes(productId));
  const each = new Map(own.flatMap(({ warehouses }) => warehouses).map((one) => [one.id, one]));
  const takes = (id: string) => own.filter(({ warehouses }) => warehouses.some((w) => w.id === id));
  return [...each.values()].sort((a, b) => takes(b.id).length - takes(a.id).length);
};

const fields = confirmDeliver.body.shape;

const HandOverForm = ({
  handing,
  lines,
  onClose,
  onDone,
}: Props & { handing: HandingOver; lines: readonly Line[] }) => {
  const { t } = useTranslation('shipment');
  const [form] = Form.useForm<Values>();
  const mode = Form.useWatch('mode', form);
  const [without, setWithout] = useState<readonly string[]>([]);
  const renew = useRenewShipments();
  const mayPickUp = usePermission('order:addresses');
  const shippers = useCall(allShippers, { query: {} }, { enabled: mayPickUp });
  // What can't go is told in the dialog.
  const send = useSend(confirmDeliver, { meta: { quiet: true } });
  const refused = send.error instanceof ApiError ? send.error.leftOut : undefined;
  const houses = warehousesFor(lines, handing.productIds);
  const ids = handing.ids.filter((id) => !without.includes(id));
  const save = async ({ estimatedArrival, ...values }: Values) => {
    // Pressed again after some were refused, it means the others.
    const rest = ids.filter((id) => !refused?.some(({ orderId }) => orderId === id));
    setWithout(handing.ids.filter((id) => !rest.includes(id)));
    const when = estimatedArrival ? { estimatedArrival } : {};
    const made = await send
      .mutateAsync({ body: { ...values, ...when, ids: rest } })
      .catch(tellRest);
    if (!made) return;
    renew();
    sayMade(t, made);
    onDone();
  };
  const behind = refused ?? handing.leftOut;
  return (
    <FormDialog<Values>
      open
      long
      title={t('handOver')}
      okText={t(refused ? 'handOverOthers' : 'handOver')}
      focusOn="warehouseId"
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
      <WarehouseItem houses={houses} isLoading={false} />
      <ModeItem mayPickUp={mayPickUp} />
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
            placeholder={t(mode === 'pickUp' ? 'choose' : 'optional')}
            loading={shippers.isFetching}
            options={shipperOptions(shippers.data)}
          />
        </Form.Item>
      )}
      <AboutItems />
    </FormDialog>
  );
};

/** What is said of a list when it is made: where to, how, by which number. */
export const HandOverDialog = ({ handing, ...rest }: Props) => {
  const { t } = useTranslation('shipment');
  const lines = useCall(
    getDeliverProProduct,
    { body: {} },
    { enabled: handing !== null, meta: { quiet: true } },
  );
  if (!handing) return null;
  // Its fields begin with what the lines say.
  if (lines.data) return <HandOverForm handing={handing} lines={lines.data} {...rest} />;
  return (
    <Dialog open title={t('handOver')} footer={null} onCancel={rest.onClose}>
      <LoadState query={lines}>
        <DetailSkeleton />
      </LoadState>
    </Dialog>
  );
};
