import type { ShipmentStatus } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import type { StatusKind } from '../../../shared/feedback/values/statusKinds.ts';

const kinds: Readonly<Record<ShipmentStatus, StatusKind>> = {
  open: 'info',
  received: 'processing',
  closed: 'success',
  takenBack: 'muted',
};

export const ListStatus = ({ status }: { status: ShipmentStatus }) => {
  const { t } = useTranslation('shipment');
  return <StatusTag kind={kinds[status]}>{t(`status.${status}`)}</StatusTag>;
};
