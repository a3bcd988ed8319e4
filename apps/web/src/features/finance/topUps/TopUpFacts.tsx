import type { TopUpDetail } from '@alpaca/contract';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { FilePreview } from '../../../shared/feedback/files/FilePreview.tsx';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { DictTag } from '../../../shared/inputs/DictTag.tsx';
import { DictText } from '../../../shared/inputs/DictText.tsx';
import { usePermission } from '../../../shared/permission/permission.ts';
import { FactList } from '../../../shared/ui/Facts.tsx';
import styles from '../financial.module.css';
import { MoneyTag } from './MoneyTag.tsx';

export const TopUpFacts = ({ topUp }: { topUp: TopUpDetail }) => {
  const { t } = useTranslation('finance');
  const mayCheck = usePermission('financial:topUpAudit');
  const { bankInfo, credentials, reused } = topUp;
  return (
    <div className={styles.stack}>
      {mayCheck && topUp.needsTwo && topUp.auditStatus === 'pending' && (
        <Alert showIcon type="info" title={t('check.needsTwo')} />
      )}
      {reused.length > 0 && (
        <Alert
          showIcon
          type="warning"
          title={t('check.reused')}
          description={reused.map(({ key, no, merchantName, createTime, auditStatus }) => (
            <div key={`${key} ${no}`}>
              {t('check.reusedIn', { no, merchantName, at: createTime.slice(0, 16) })}{' '}
              <DictTag code="top_up_audit_status" value={auditStatus} />
            </div>
          ))}
        />
      )}
      <FactList
        facts={[
          [t('topUp.no'), topUp.no],
          [
            t('topUp.amount'),
            <Amount key="amount" value={topUp.amount} currency={topUp.currency} />,
          ],
          [
            t('topUp.auditStatus'),
            <DictTag key="audit" code="top_up_audit_status" value={topUp.auditStatus} />,
          ],
          [t('topUp.moneyStatus'), <MoneyTag key="money" topUp={topUp} />],
          [t('topUp.auditRemark'), topUp.auditRemark],
          [t('topUp.merchant'), `${topUp.merchantName} (${topUp.merchantCode})`],
          [
            t('topUp.payMethod'),
            <DictText key="method" code="pay_method" value={topUp.payMethod} />,
          ],
          [t('recharge.bank'), bankInfo && `${bankInfo.bank}\n${bankInfo.accountNumber}`],
          [t('topUp.payerName'), topUp.payerName],
          [t('topUp.payerAccount'), topUp.payerAccount],
          [t('topUp.remitTime'), <TimeText key="remit" value={topUp.remitTime} />],
          [t('topUp.remark'), topUp.remark],
          [t('topUp.submittedBy'), topUp.submittedBy],
          [t('topUp.createTime'), <TimeText key="create" value={topUp.createTime} />],
          [t('topUp.moneyBy'), topUp.moneyBy],
          [t('topUp.moneyTime'), <TimeText key="moneyTime" value={topUp.moneyTime} />],
          [t('topUp.auditedBy'), topUp.auditedBy],
          [t('topUp.auditTime'), <TimeText key="audited" value={topUp.auditTime} />],
        ]}
      />
      <section aria-labelledby="top-up-proofs">
        <h3 id="top-up-proofs">{t('proof.title')}</h3>
        {credentials.length === 0 && <p className={styles.hint}>{t('proof.none')}</p>}
        <div className={styles.files}>
          {credentials.map((file, at) => (
            <FilePreview key={file.key} file={file} title={t('proof.nth', { nth: at + 1 })} />
          ))}
        </div>
      </section>
    </div>
  );
};
