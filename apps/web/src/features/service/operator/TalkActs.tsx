import { type ServiceTalk, settleServiceTalk, takeServiceTalk } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { say } from '../../../shared/store/notice.ts';

interface Props {
  talk: ServiceTalk;
  onLook: () => void;
}

/** Who answers from now on, and that nothing is left to be answered. */
export const TalkActs = ({ talk, onLook }: Props) => {
  const { t } = useTranslation('opsService');
  const { id, revision, state, isMine, assigneeName } = talk;
  // Who was told that it moved sees what stands now.
  const after = (done: string) => ({ onSuccess: () => say('success', done), onSettled: onLook });
  const taking = useSend(takeServiceTalk, after(t('act.taken')));
  const settling = useSend(settleServiceTalk, after(t('act.settled')));
  if (state === 'settled') return null;
  const body = { id, revision };
  return (
    <>
      {!isMine && (
        <ActionButton permission="ops:service" onClick={() => taking.mutate({ body })}>
          {assigneeName ? t('act.takeOver', { name: assigneeName }) : t('act.take')}
        </ActionButton>
      )}
      <ActionButton permission="ops:service" onClick={() => settling.mutate({ body })}>
        {t('act.settle')}
      </ActionButton>
    </>
  );
};
