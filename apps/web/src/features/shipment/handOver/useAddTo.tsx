import { getDeliverDetail, type LeftOut, type WaitingOrder } from '@alpaca/contract';
import { Alert } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/api/error.ts';
import { errorText } from '../../../shared/api/errorText.ts';
import { useCall } from '../../../shared/api/useCall.ts';
import { Dialog } from '../../../shared/feedback/dialogs/Dialog.tsx';
import { shipmentHref } from '../../../shared/paths/shipment.ts';
import { LinkButton } from '../../../shared/place/LinkButton.tsx';
import { useSearch } from '../../../shared/place/useSearch.ts';
import { say } from '../../../shared/store/notice.ts';
import { useChangeOrders } from '../lists/useChangeOrders.tsx';
import { useListActions } from '../lists/useListActions.ts';
import { LeftOutList } from './LeftOutList.tsx';

interface Refused {
  orders: readonly WaitingOrder[];
  leftOut: readonly LeftOut[];
}

const without = ({ orders, leftOut }: Refused) =>
  orders.filter(({ id }) => !leftOut.some(({ orderId }) => orderId === id));

/** The open list that the address names: orders go onto it, and no other is made. */
export const useAddTo = (onDone: () => void) => {
  const { t } = useTranslation('shipment');
  const id = useSearch().params.get('list') ?? '';
  const query = useCall(
    getDeliverDetail,
    { query: { id } },
    { enabled: id !== '', meta: { quiet: true } },
  );
  const { whyNot } = useListActions();
  const [refused, setRefused] = useState<Refused | null>(null);
  const list = id === '' ? undefined : query.data;
  const { change, isPending, dialog } = useChangeOrders(list);
  const no = list?.shipmentNo ?? '';
  const reason = list && whyNot(list);

  const add = async (orders: readonly WaitingOrder[]) => {
    const named = orders.map((order) => ({ id: order.id, no: order.transactionOrderNo }));
    const isDone = await change({ add: named }, (error) => {
      const leftOut = error instanceof ApiError ? error.leftOut : undefined;
      if (leftOut) setRefused({ orders, leftOut: leftOut as LeftOut[] });
    });
    if (!isDone) return;
    setRefused(null);
    say('success', t('addedTo', { no, count: orders.length }), {
      action: { text: t('openList'), path: shipmentHref(id) },
    });
    onDone();
  };
  const others = refused ? without(refused) : [];
  const banner = id !== '' && (
    <Alert
      showIcon
      type={reason || query.error ? 'warning' : 'info'}
      title={query.error ? errorText(query.error) : (reason ?? t('addingTo', { no }))}
      action={
        <LinkButton size="small" to={shipmentHref(id)}>
          {t('backToList')}
        </LinkButton>
      }
    />
  );
  return {
    /** Whether there is one, open or not. */
    isOn: id !== '',
    list,
    disabledReason: query.error ? errorText(query.error) : reason,
    add,
    banner,
    dialogs: (
      <>
        {dialog}
        <Dialog
          open={refused !== null}
          title={t('addTo', { no })}
          okText={t('addOthers', { count: others.length })}
          cancelText={t('close')}
          okButtonProps={{ style: others.length > 0 ? {} : { display: 'none' } }}
          confirmLoading={isPending}
          onOk={() => add(others)}
          onCancel={() => setRefused(null)}
        >
          <LeftOutList
            title={t('leftOut', { count: refused?.leftOut.length ?? 0 })}
            orders={refused?.leftOut ?? []}
          />
        </Dialog>
      </>
    ),
  };
};
