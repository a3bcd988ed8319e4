import { removePasskey, removeTotp, renewRecoveryCodes } from '@alpaca/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { Dialog } from '../../../shared/feedback/dialogs/Dialog.tsx';
import { useConfirm } from '../../../shared/feedback/dialogs/useConfirm.tsx';
import { ErrorState } from '../../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { say } from '../../../shared/store/notice.ts';
import { PasskeyForm } from './PasskeyForm.tsx';
import { RecoveryDialog } from './RecoveryDialog.tsx';
import styles from './Security.module.css';
import { SecurityCard } from './SecurityCard.tsx';
import { TotpForm } from './TotpForm.tsx';
import { useFactor } from './useFactor.ts';

/** What is asked for besides the password: an app's codes, passkeys, and codes for the day they are lost. */
export const FactorCard = () => {
  const { t } = useTranslation('security');
  const { factor, error, isFetching, refetch, renew } = useFactor();
  const [adding, setAdding] = useState<'totp' | 'passkey' | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { ask, dialog } = useConfirm();

  const added = (recoveryCodes: readonly string[]) => {
    setAdding(null);
    setCodes(recoveryCodes);
    say('success', t('factor.added'));
    void renew();
  };
  const onSuccess = () => {
    say('success', t('factor.removed'));
    void renew();
  };
  const dropTotp = useSend(removeTotp, { onSuccess });
  const dropPasskey = useSend(removePasskey, { onSuccess });
  const newCodes = useSend(renewRecoveryCodes, {
    onSuccess: ({ recoveryCodes }) => {
      setCodes(recoveryCodes);
      void renew();
    },
  });
  const askRemove = (name: string) =>
    ask({ title: t('factor.askRemove', { name }), text: t('factor.removeText'), danger: true });
  const askCodes = async () => {
    if (await ask({ title: t('recovery.askRenew'), text: t('recovery.renewText') }))
      newCodes.mutate();
  };
  const isOn = factor && (factor.totp || factor.passkeys.length > 0);

  return (
    <SecurityCard
      title={t('factor.title')}
      text={t(factor?.required ? 'factor.requiredText' : 'factor.text')}
    >
      {!factor && !error && <FormSkeleton fields={3} />}
      {!factor && error && <ErrorState error={error} onRetry={refetch} busy={isFetching} />}
      {factor && (
        <ul className={styles.lines}>
          <li className={styles.line}>
            <div>
              <strong>{t('totp.title')}</strong>{' '}
              {factor.totp && <StatusTag kind="success">{t('factor.on')}</StatusTag>}
              <p>{t('totp.text')}</p>
            </div>
            <span className={styles.buttons}>
              <Button size="small" onClick={() => setAdding('totp')}>
                {t(factor.totp ? 'totp.replace' : 'totp.add')}
              </Button>
              {factor.totp && (
                <Button
                  size="small"
                  danger
                  loading={dropTotp.isPending}
                  aria-label={t('factor.removeOf', { name: t('totp.title') })}
                  onClick={async () => (await askRemove(t('totp.title'))) && dropTotp.mutate()}
                >
                  {t('factor.remove')}
                </Button>
              )}
            </span>
          </li>
          <li className={styles.line}>
            <div>
              <strong>{t('passkey.title')}</strong>
              <p>{t('passkey.text')}</p>
            </div>
            <Button size="small" onClick={() => setAdding('passkey')}>
              {t('passkey.add')}
            </Button>
          </li>
          {factor.passkeys.map(({ id, name, createTime, usedTime }) => (
            <li key={id} className={`${styles.line} ${styles.below}`}>
              <div>
                {name}
                <p>
                  {t('passkey.created')} <TimeText value={createTime} to="minute" />
                  {usedTime && (
                    <>
                      {' · '}
                      {t('passkey.used')} <TimeText value={usedTime} to="minute" />
                    </>
                  )}
                </p>
              </div>
              <Button
                size="small"
                danger
                loading={dropPasskey.isPending && dropPasskey.variables.body.id === id}
                aria-label={t('factor.removeOf', { name })}
                onClick={async () =>
                  (await askRemove(name)) && dropPasskey.mutate({ body: { id } })
                }
              >
                {t('factor.remove')}
              </Button>
            </li>
          ))}
          {isOn && (
            <li className={styles.line}>
              <div>
                <strong>{t('recovery.title')}</strong>
                <p>{t('recovery.left', { left: factor.recoveryCodesLeft })}</p>
              </div>
              <Button size="small" loading={newCodes.isPending} onClick={askCodes}>
                {t('recovery.renew')}
              </Button>
            </li>
          )}
        </ul>
      )}
      <Dialog
        open={adding !== null}
        title={t(adding === 'passkey' ? 'passkey.add' : 'totp.add')}
        width={480}
        footer={null}
        onCancel={() => setAdding(null)}
      >
        {adding === 'totp' && <TotpForm onDone={added} />}
        {adding === 'passkey' && <PasskeyForm onDone={added} />}
      </Dialog>
      <RecoveryDialog codes={codes} onClose={() => setCodes([])} />
      {dialog}
    </SecurityCard>
  );
};
