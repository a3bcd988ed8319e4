import { getOwnBadge, removeOwnBadge } from '@alpaca/contract';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { useConfirm } from '../../../shared/feedback/dialogs/useConfirm.tsx';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { say } from '../../../shared/store/notice.ts';
import { BadgeDialog } from './BadgeDialog.tsx';
import styles from './Security.module.css';
import { SecurityCard } from './SecurityCard.tsx';

/** How one takes over a station: the own badge, whether it is locked, and how to change it. */
export const BadgeCard = () => {
  const { t } = useTranslation('badge');
  const query = useCall(getOwnBadge, {}, { meta: { quiet: true } });
  const { data } = query;
  const look = () => void query.refetch();
  const [isSetting, setSetting] = useState(false);
  const { ask, dialog } = useConfirm();
  const drop = useSend(removeOwnBadge, {
    onSuccess: () => {
      say('success', t('removed'));
      look();
    },
  });
  const askDrop = async () => {
    const title = t('askRemove');
    const text = t('removeText');
    if (await ask({ title, text, yes: t('remove'), danger: true })) drop.mutate();
  };
  return (
    <SecurityCard title={t('title')} text={t('text')}>
      <LoadState query={query}>
        <FormSkeleton fields={1} />
      </LoadState>
      {data?.lockedUntil && (
        <Alert
          showIcon
          type="warning"
          title={t('locked', { time: data.lockedUntil.slice(11, 16) })}
          description={t('lockedText')}
        />
      )}
      {data && (
        <ul className={styles.lines}>
          <li className={styles.line}>
            <div>
              <strong>{data.badgeNo || t('none')}</strong>{' '}
              {data.badgeNo &&
                (data.lockedUntil ? (
                  <StatusTag kind="danger">{t('isLocked')}</StatusTag>
                ) : (
                  <StatusTag kind="success">{t('isSet')}</StatusTag>
                ))}
            </div>
            <span className={styles.buttons}>
              <Button size="small" onClick={() => setSetting(true)}>
                {t(data.badgeNo ? 'change' : 'set')}
              </Button>
              {data.badgeNo && (
                <Button
                  size="small"
                  danger
                  loading={drop.isPending}
                  aria-label={t('removeOf', { no: data.badgeNo })}
                  onClick={askDrop}
                >
                  {t('remove')}
                </Button>
              )}
            </span>
          </li>
        </ul>
      )}
      <BadgeDialog
        open={isSetting}
        badgeNo={data?.badgeNo ?? ''}
        onClose={() => setSetting(false)}
        onSaved={look}
      />
      {dialog}
    </SecurityCard>
  );
};
