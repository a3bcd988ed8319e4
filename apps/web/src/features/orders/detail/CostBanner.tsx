import type { OrderSummary } from '@alpaca/contract';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { costChangesHref } from '../../../shared/paths/costs.ts';
import { usePermission } from '../../../shared/permission/permission.ts';

/** Its cost changed and somebody has yet to answer, with the way there. */
export const CostBanner = ({ order }: { order: OrderSummary }) => {
  const { t } = useTranslation('orders');
  const may = usePermission('order:costChanges');
  const { confirmStatus, transactionOrderNo } = order;
  if (!may || (confirmStatus !== 'awaiting' && confirmStatus !== 'disputed')) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={t(`detail.cost.${confirmStatus}`)}
      action={<Link to={costChangesHref(transactionOrderNo)}>{t('detail.costChange')}</Link>}
    />
  );
};
