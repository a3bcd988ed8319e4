import type { OrderDetail } from '@alpaca/contract';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { CostBanner } from './CostBanner.tsx';
import { WithheldBanner } from './WithheldBanner.tsx';

/** Why the order stands still, and what can be done about it; nothing while it goes its way. */
export const StateBanner = ({ order }: Pick<OrderDetail, 'order'>) => {
  const { t } = useTranslation('orders');
  return (
    <>
      <WithheldBanner order={order} />
      {order.status === 'failed' && (
        <Alert
          type="error"
          showIcon
          title={t('failedBecause', { reason: order.failReason })}
          description={t('detail.failedNext')}
        />
      )}
      {order.booking === 'waitingPayment' && (
        <Alert type="warning" showIcon title={t('detail.waitingPayment')} />
      )}
      {order.examineRemark && <Alert type="warning" showIcon title={order.examineRemark} />}
      {order.booking === 'cancelling' && (
        <Alert type="info" showIcon title={t('detail.cancelling')} />
      )}
      {order.booking === 'awaitingWeight' && (
        <Alert type="info" showIcon title={t('detail.awaitingWeight')} />
      )}
      <CostBanner order={order} />
    </>
  );
};
