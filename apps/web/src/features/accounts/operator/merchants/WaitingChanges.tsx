import type { Approval } from '@alpaca/contract';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermission } from '../../../../shared/permission/permission.ts';
import { ApprovalChange } from '../../../approvals/index.ts';

/** What was asked for of this merchant and is not in effect yet. */
export const WaitingChanges = ({ waiting }: { waiting: readonly Approval[] }) => {
  const { t } = useTranslation('opsMerchants');
  const seesThem = usePermission('ops:approvals');
  return waiting.map((approval) => (
    <Alert
      key={approval.id}
      showIcon
      type="warning"
      title={t('approvals.waits', { by: approval.askedBy, at: approval.askTime.slice(0, 16) })}
      description={
        <>
          <ApprovalChange of={approval} />
          {seesThem && <Link to={`/ops/approvals?id=${approval.id}`}>{t('approvals.goTo')}</Link>}
        </>
      }
    />
  ));
};
