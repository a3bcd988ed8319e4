import { getDeliverDetail, type ShipmentDetail } from '@alpaca/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../shared/api/useCall.ts';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { DetailSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import type { Action } from '../../../shared/permission/ActionMenu.tsx';
import { FirstAndMore } from '../../../shared/permission/FirstAndMore.tsx';
import { Card } from '../../../shared/ui/Card.tsx';
import { FactList } from '../../../shared/ui/Facts.tsx';
import { totalsText } from '../totalsText.ts';
import { useLiveShipments } from '../useRenewShipments.ts';
import { Counts } from './Counts.tsx';
import { EditDialog } from './EditDialog.tsx';
import { ListStatus } from './ListStatus.tsx';
import styles from './Lists.module.css';
import { ShipmentOrders } from './ShipmentOrders.tsx';
import { useListActions } from './useListActions.ts';

const Actions = ({ list }: { list: ShipmentDetail }) => {
  const { t } = useTranslation('shipment');
  const [editing, setEditing] = useState(false);
  const { print, takeBack, whyNot, mayChange } = useListActions();
  const edit: Action = {
    key: 'edit',
    text: t('edit'),
    disabledReason: whyNot(list),
    onClick: () => setEditing(true),
  };
  return (
    <>
      <FirstAndMore
        type="primary"
        of={list.shipmentNo}
        actions={[print(list), mayChange && edit, mayChange && takeBack(list)]}
      />
      <EditDialog open={editing} list={list} onClose={() => setEditing(false)} />
    </>
  );
};

const toMinute = (time: string | null) => time?.slice(0, 16);

const Shown = ({ list }: { list: ShipmentDetail }) => {
  const { t } = useTranslation('shipment');
  const { warehouse, shipper } = list;
  return (
    <div className={styles.detail}>
      <Card title={t('facts')}>
        <FactList
          facts={[
            [t('inventoryNo'), list.inventoryNo],
            [t('counts'), <Counts key="counts" counts={list.counts} />],
            [t('totalsTitle'), totalsText(t, list)],
            [t('merchant'), [list.merchantName, list.merchantCode].filter(Boolean).join(' · ')],
            [t('warehouse'), `${warehouse.name} · ${warehouse.address}`],
            [t('contact'), [warehouse.contact, warehouse.phone].filter(Boolean).join(' · ')],
            [t('mode'), t(`mode.${list.mode}`)],
            [
              t(list.mode === 'pickUp' ? 'pickUpFrom' : 'shipper'),
              shipper && [shipper.name, shipper.phone, shipper.address].filter(Boolean).join(' · '),
            ],
            [t('shipmentTime'), `${toMinute(list.shipmentTime)} · ${list.createdBy}`],
            [t('estimatedArrival'), toMinute(list.estimatedArrival)],
            [t('deliverTime'), toMinute(list.deliverTime)],
            [t('missingUntil'), toMinute(list.missingUntil)],
            [t('remark'), list.remark],
          ]}
        />
      </Card>
      <ShipmentOrders key={list.id} list={list} />
    </div>
  );
};

/** One list: what is on it, what came of it, and what can be done with it. */
export default function ShipmentDetailPage() {
  const { t } = useTranslation('shipment');
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const query = useCall(getDeliverDetail, { query: { id } }, { meta: { quiet: true } });
  useLiveShipments();
  const list = query.data;
  if (!list) {
    return (
      <ListPage title={t('detail.title')}>
        <LoadState query={query}>
          <DetailSkeleton />
        </LoadState>
      </ListPage>
    );
  }
  return (
    <ListPage
      title={t('detail.of', { no: list.shipmentNo })}
      beside={<ListStatus status={list.status} />}
      actions={<Actions list={list} />}
    >
      <Shown list={list} />
    </ListPage>
  );
}
