import type { BillLine } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { listedHref } from '../../../shared/paths/orders.ts';

/** Whose it is: one parcel, or many that share it. */
export const Bearer = ({ orderId, orderNo, parcels }: BillLine) => {
  const { t } = useTranslation('billLines');
  if (orderId) return <Link to={listedHref(orderId)}>{orderNo}</Link>;
  return parcels > 0 ? t('parcels', { count: parcels }) : '--';
};
