import { getWithheld, type OrderSummary } from '@alpaca/contract';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../../../shared/api/useCall.ts';
import { usePermission } from '../../../shared/permission/permission.ts';

const pages = { staff: '/ops/withheld', merchant: '/order/withheld' };

/** Why a parcel is withheld and until when somebody has to decide, with the way there. */
const Withheld = ({ orderId, page }: { orderId: string; page: string }) => {
  const { t } = useTranslation(['orders', 'withheld', 'shared']);
  const { data } = useCall(getWithheld, { query: { orderId } }, { meta: { quiet: true } });
  if (!data) return <Alert type="warning" showIcon title={t('detail.withheld')} />;
  const { reasons, deadline, isOverdue } = data.parcel;
  const why = reasons
    .map(({ reason }) => t(`withheld:reasonOf.${reason}`))
    .join(t('shared:list.comma'));
  const until = deadline?.slice(0, 16) ?? '';
  return (
    <Alert
      type="warning"
      showIcon
      title={t('detail.withheldFor', { why })}
      description={t(isOverdue ? 'detail.decideSoon' : 'detail.decideBefore', { until })}
      action={<Link to={`${page}?id=${orderId}`}>{t('detail.decide')}</Link>}
    />
  );
};

/** A parcel that is put aside, or is going to be. */
export const WithheldBanner = ({ order }: { order: OrderSummary }) => {
  const { t } = useTranslation('orders');
  const isStaff = usePermission('ops:withheld');
  const may = usePermission('order:withheld') || isStaff;
  if (order.status === 'generated' && order.intercepted) {
    return <Alert type="info" showIcon title={t('detail.intercepted')} />;
  }
  if (order.status !== 'withheld') return null;
  if (!may) return <Alert type="warning" showIcon title={t('detail.withheld')} />;
  return <Withheld orderId={order.id} page={isStaff ? pages.staff : pages.merchant} />;
};
