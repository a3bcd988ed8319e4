import type { getActivationRequest, Result } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { FilePreview } from '../../../../shared/feedback/files/FilePreview.tsx';
import { TimeText } from '../../../../shared/feedback/values/TimeText.tsx';
import { DictTag } from '../../../../shared/inputs/DictTag.tsx';
import { DictText } from '../../../../shared/inputs/DictText.tsx';
import { Fact, Facts } from '../../../../shared/ui/Facts.tsx';
import styles from './ActivationDetail.module.css';

type Detail = Result<typeof getActivationRequest>;

/** What was handed in, its papers, and what the same merchant handed in before. */
export const ActivationDetail = ({ detail }: { detail: Detail }) => {
  const { t } = useTranslation('opsMerchants');
  const { request, earlier } = detail;
  const company = request.kind === 'enterprise';
  return (
    <div className={styles.detail}>
      <Facts title={t('detail.state')}>
        <Fact name={t('status')}>
          <DictTag code="activation_request_status" value={request.status} />
        </Fact>
        <Fact name={t('submitTime')}>
          <TimeText value={request.submitTime} />
        </Fact>
        <Fact name={t('submittedBy')}>{request.submittedBy}</Fact>
        {request.reviewTime && (
          <>
            <Fact name={t('reviewer')}>{request.reviewer}</Fact>
            <Fact name={t('reviewTime')}>
              <TimeText value={request.reviewTime} />
            </Fact>
          </>
        )}
        {request.reason && <Fact name={t('reason')}>{request.reason}</Fact>}
      </Facts>
      <Facts title={t('detail.facts')}>
        <Fact name={t('kind')}>
          <DictText code="activation_type" value={request.kind} />
        </Fact>
        {company && (
          <>
            <Fact name={t('detail.companyNameZh')}>{request.companyNameZh}</Fact>
            <Fact name={t('detail.companyNameEn')}>{request.companyNameEn}</Fact>
            <Fact name={t('detail.creditCode')}>{request.creditCode}</Fact>
          </>
        )}
        <Fact name={t(company ? 'detail.legalPerson' : 'detail.realName')}>{request.realName}</Fact>
        <Fact name={t('detail.identityNumber')}>{request.identityNumber}</Fact>
        <Fact name={t('detail.contactName')}>{request.contactName}</Fact>
        <Fact name={t('detail.contactPhone')}>{request.contactPhone}</Fact>
        <Fact name={t('detail.address')}>{request.address}</Fact>
      </Facts>
      <section aria-label={t('detail.files')} className={styles.files}>
        {request.licence && <FilePreview file={request.licence} title={t('detail.licence')} />}
        <FilePreview file={request.front} title={t('detail.front')} />
        <FilePreview file={request.back} title={t('detail.back')} />
      </section>
      {earlier.length > 0 && (
        <section aria-labelledby="earlier">
          <h2 id="earlier" className={styles.heading}>
            {t('detail.earlier')}
          </h2>
          <ul className={styles.earlier}>
            {earlier.map((one) => (
              <li key={one.id}>
                <TimeText value={one.submitTime} to="minute" />
                <DictTag code="activation_request_status" value={one.status} />
                <span>{one.reason}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};
