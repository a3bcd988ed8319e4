import {
  type AnnouncementLine,
  type AnnouncementStep,
  announcementMoves,
  deleteAnnouncement,
  publishAnnouncement,
  restoreAnnouncement,
  withdrawAnnouncement,
} from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { say } from '../../../shared/store/notice.ts';
import { RowActions } from '../../../shared/table/RowActions.tsx';
import { useDelete } from '../../../shared/undo/useDelete.ts';

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
  const remove = useDelete({
    call: deleteAnnouncement,
    restore: restoreAnnouncement,
    renew: changed,
  });
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
  return (
    <RowActions
      of={title}
      actions={[
        sendStatus !== 'published' && {
          key: 'publish',
          text: t('publish'),
          permission: 'system:announcementPublish',
          disabledReason: reason('publish'),
          confirm: {
            title: t('publish.ask', { title }),
            text: t('publish.text'),
            count: recipients,
            yes: t('publish'),
          },
          onClick: () => done(publish.mutateAsync({ body: { id, revision } }), t('publish.done')),
        },
        sendStatus === 'published' && {
          key: 'withdraw',
          text: t('withdraw'),
          permission: 'system:announcementWithdraw',
          disabledReason: reason('withdraw'),
          confirm: { title: t('withdraw.ask', { title }), text: t('withdraw.text') },
          onClick: () => done(withdraw.mutateAsync({ body }), t('withdraw.done')),
        },
        {
          key: 'edit',
          text: t('edit'),
          permission: 'system:announcementEdit',
          disabledReason: reason('edit'),
          onClick: edit,
        },
        {
          key: 'delete',
          text: t('delete'),
          permission: 'system:announcementDelete',
          danger: true,
          disabledReason: reason('delete'),
          onClick: () => remove({ body }, [title]),
        },
      ]}
    />
  );
};
