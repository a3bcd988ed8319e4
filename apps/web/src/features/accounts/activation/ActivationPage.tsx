import { activationAfter, activationStatuses, getActivation } from '@alpaca/contract';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useRefresh } from '../../../shared/socket/useRefresh.ts';
import { useAuthStatus } from '../useAuthStatus.ts';
import styles from './Activation.module.css';
import { ActivationForm } from './ActivationForm.tsx';
import { ActivationState } from './ActivationState.tsx';

/** Handing in what is needed to be activated, and what became of it. */
export default function ActivationPage() {
  const { t } = useTranslation('accounts');
  const status = useAuthStatus();
  const query = useCall(getActivation, {}, { meta: { quiet: true } });
  const { data, refetch } = query;
  useRefresh('user', () => void refetch());
  const canSubmit = activationAfter('submit', status) !== undefined;
  const { rejected } = activationStatuses;
  return (
    <ListPage title={t('activation.title')}>
      <LoadState query={query}>
        <FormSkeleton fields={8} />
      </LoadState>
      {data !== undefined && !canSubmit && <ActivationState status={status} request={data} />}
      {data !== undefined && canSubmit && (
        <>
          {status === rejected && data?.reason && (
            <Alert
              showIcon
              type="error"
              title={t('activation.rejected')}
              description={<p className={styles.reason}>{data.reason}</p>}
            />
          )}
          {/* A new request to start from is a new form. */}
          <ActivationForm key={data?.id ?? ''} before={data} />
        </>
      )}
    </ListPage>
  );
}
