import { deliverPrint, type ShipmentView, takeBackShipment } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../shared/api/saveFile.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import type { Action } from '../../../shared/permission/ActionMenu.tsx';
import { usePermission } from '../../../shared/permission/permission.ts';
import { say } from '../../../shared/store/notice.ts';
import { useRenewShipments } from '../useRenewShipments.ts';

type List = Pick<ShipmentView, 'id' | 'revision' | 'shipmentNo' | 'status' | 'tickets'>;

/** What can be done with a list, wherever it is shown. */
export const useListActions = () => {
  const { t } = useTranslation('shipment');
  const renew = useRenewShipments();
  const taking = useSend(takeBackShipment);
  const mayWait = usePermission('shipment:waiting');
  const mayBatch = usePermission('shipment:batch');
  const whyNot = ({ status }: List) => {
    if (status === 'takenBack') return t('takenBackAlready');
    return status === 'open' ? undefined : t('begun');
  };
  const print = (list: List): Action => ({
    key: 'print',
    text: t('print'),
    disabledReason: list.status === 'takenBack' ? t('takenBackAlready') : undefined,
    onClick: () => saveFile(deliverPrint, { query: { id: list.id } }),
  });
  const takeBack = (list: List): Action => ({
    key: 'takeBack',
    text: t('takeBack'),
    danger: true,
    disabledReason: whyNot(list),
    confirm: {
      title: t('takeBackTitle', { no: list.shipmentNo }),
      text: t('takeBackText', { count: list.tickets }),
      yes: t('takeBack'),
      danger: true,
    },
    onClick: async () => {
      const { id, revision } = list;
      await taking.mutateAsync({ body: { id, revision } }).finally(renew);
      say('success', t('tookBack', { no: list.shipmentNo }));
    },
  });
  return { print, takeBack, whyNot, mayChange: mayWait || mayBatch };
};
