import {
  type AnnouncementLine,
  type AnnouncementStep,
  announcementMoves,
  deleteAnnouncement,
  publishAnnouncement,
  withdrawAnnouncement,
} from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { say } from '../../../shared/store/notice.ts';
import styles from './Announcements.module.css';

interface Props {
  line: AnnouncementLine;
  edit: () => void;
  changed: () => unknown;
}

/** What can be done with one announcement; what can't says why. */
export const AnnouncementActions = ({ line, edit, changed }: Props) => {
  const { t } = useTranslation('announcements');
  const publish = useSend(publishAnnouncement);
  const withdraw = useSend(withdrawAnnouncement);
  const remove = useSend(deleteAnnouncement);
  const { id, revision, title, sendStatus, recipients } = line;
  const body = { id };

  const reason = (step: AnnouncementStep) =>
    announcementMoves[sendStatus].includes(step)
      ? undefined
      : t(step === 'withdraw' ? 'cannot.withdraw' : 'cannot.whilePublished');
  const done = async (sent: Promise<unknown>, words: string) => {
    // Who refused it is told; the list then shows what it says now.
    await sent.catch(async (error: unknown) => {
      await changed();
      throw error;
    });
    await changed();
    say('success', words);
  };
  const common = { type: 'link', size: 'small' } as const;
  return (
    <span className={styles.actions}>
      <ActionButton
        {...common}
        permission="system:announcementEdit"
        disabledReason={reason('edit')}
        onClick={edit}
      >
        {t('edit')}
      </ActionButton>
      {sendStatus === 'published' ? (
        <ActionButton
          {...common}
          permission="system:announcementWithdraw"
          disabledReason={reason('withdraw')}
          confirm={{ title: t('withdraw.ask', { title }), text: t('withdraw.text') }}
          onClick={() => done(withdraw.mutateAsync({ body }), t('withdraw.done'))}
        >
          {t('withdraw')}
        </ActionButton>
      ) : (
        <ActionButton
          {...common}
          permission="system:announcementPublish"
          disabledReason={reason('publish')}
          confirm={{
            title: t('publish.ask', { title }),
            text: t('publish.text'),
            count: recipients,
            yes: t('publish'),
          }}
          onClick={() => done(publish.mutateAsync({ body: { id, revision } }), t('publish.done'))}
        >
          {t('publish')}
        </ActionButton>
      )}
      <ActionButton
        {...common}
        danger
        permission="system:announcementDelete"
        disabledReason={reason('delete')}
        confirm={{ title: t('delete.ask', { title }), danger: true, yes: t('delete') }}
        onClick={() => done(remove.mutateAsync({ body }), t('delete.done'))}
      >
        {t('delete')}
      </ActionButton>
    </span>
  );
};
