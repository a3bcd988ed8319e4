import { listStaffSecurity, resetSecondFactor, type StaffSecurity } from '@alpaca/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { useConfirm } from '../../../shared/feedback/dialogs/useConfirm.tsx';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { say } from '../../../shared/store/notice.ts';
import { useSession } from '../../../shared/store/session.ts';
import styles from './Security.module.css';
import { SecurityCard } from './SecurityCard.tsx';

const isOn = ({ totp, passkeys }: StaffSecurity) => totp || passkeys > 0;

/** An administrator helps a colleague who lost phone and passkey. */
export const StaffCard = () => {
  const { t } = useTranslation('security');
  const { user } = useSession();
  const query = useCall(listStaffSecurity, {}, { meta: { quiet: true } });
  const { data, refetch } = query;
  const { ask, dialog } = useConfirm();
  const reset = useSend(resetSecondFactor, {
    onSuccess: () => {
      say('success', t('staff.done'));
      void refetch();
    },
  });
  const askReset = async ({ id, realname }: StaffSecurity) => {
    const title = t('staff.ask', { name: realname });
    const yes = t('staff.reset');
    if (await ask({ title, text: t('staff.askText'), yes, danger: true }))
      reset.mutate({ body: { id } });
  };
  return (
    <SecurityCard title={t('staff.title')} text={t('staff.text')}>
      <LoadState query={query}>
        <FormSkeleton fields={2} />
      </LoadState>
      <ul className={styles.lines}>
        {data?.map((person) => (
          <li key={person.id} className={styles.line}>
            <div>
              <strong>{person.realname}</strong> {person.username}{' '}
              <StatusTag kind={isOn(person) ? 'success' : 'neutral'}>
                {t(isOn(person) ? 'factor.on' : person.required ? 'staff.awaited' : 'staff.off')}
              </StatusTag>
            </div>
            {isOn(person) && person.id !== user?.id && (
              <Button
                size="small"
                danger
                loading={reset.isPending && reset.variables.body.id === person.id}
                aria-label={t('staff.resetOf', { name: person.realname })}
                onClick={() => askReset(person)}
              >
                {t('staff.reset')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {dialog}
    </SecurityCard>
  );
};
