import { endOtherSessions, endSession, listSessions, type SessionLine } from '@alpaca/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { useConfirm } from '../../../shared/feedback/dialogs/useConfirm.tsx';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { say } from '../../../shared/store/notice.ts';
import styles from './Security.module.css';
import { SecurityCard } from './SecurityCard.tsx';

const Line = ({
  session,
  onEnd,
  busy,
}: {
  session: SessionLine;
  onEnd: () => void;
  busy: boolean;
}) => {
  const { t } = useTranslation('security');
  const { device, address, seenTime, current } = session;
  const name = device || t('sessions.unknown');
  return (
    <li className={styles.line}>
      <div>
        <strong>{name}</strong>{' '}
        {current && <StatusTag kind="success">{t('sessions.current')}</StatusTag>}
        <p>
          {address || '--'} · {t('sessions.seen')} <TimeText value={seenTime} to="minute" />
        </p>
      </div>
      {!current && (
        <Button
          size="small"
          loading={busy}
          aria-label={t('sessions.endOf', { name })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
};

/** Where one is signed in, and how to end what one doesn't know. */
export const SessionsCard = () => {
  const { t } = useTranslation('security');
  const query = useCall(listSessions, {}, { meta: { quiet: true } });
  const { data, refetch } = query;
  const { ask, dialog } = useConfirm();
  const onSuccess = () => {
    say('success', t('sessions.ended'));
    void refetch();
  };
  const end = useSend(endSession, { onSuccess });
  const endOthers = useSend(endOtherSessions, { onSuccess });
  const others = (data ?? []).filter(({ current }) => !current).length;
  const askOthers = async () => {
    const question = {
      title: t('sessions.askOthers'),
      text: t('sessions.othersText'),
      danger: true,
    };
    if (await ask({ ...question, count: others, yes: t('sessions.endOthers') })) endOthers.mutate();
  };
  return (
    <SecurityCard
      title={t('sessions.title')}
      text={t('sessions.text')}
      action={
        others > 0 && (
          <Button loading={endOthers.isPending} onClick={askOthers}>
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      <LoadState query={query}>
        <FormSkeleton fields={2} />
      </LoadState>
      <ul className={styles.lines}>
        {data?.map((session) => (
          <Line
            key={session.id}
            session={session}
            busy={end.isPending && end.variables.body.id === session.id}
            onEnd={() => end.mutate({ body: { id: session.id } })}
          />
        ))}
      </ul>
      {dialog}
    </SecurityCard>
  );
};
