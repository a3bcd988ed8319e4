import { getAnnouncement } from '@alpaca/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { Dialog } from '../../../shared/feedback/dialogs/Dialog.tsx';
import { ErrorState } from '../../../shared/feedback/states/ErrorState.tsx';
import { useHeld } from '../../../shared/revision/useHeld.ts';
import { AnnouncementEdit } from './AnnouncementEdit.tsx';
import { blank } from './formValues.ts';

/** Writes a new announcement, or goes on with one that is not on show. */
export const AnnouncementDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { t } = useTranslation('announcements');
  // Someone else may have changed it since: what is edited is what is stored now.
  const options = { enabled: id !== '', gcTime: 0, meta: { quiet: true } };
  const { data, error, refetch } = useCall(getAnnouncement, { query: { id } }, options);
  const [round, setRound] = useState(0);
  const seen = useHeld(data, String(round));
  const again = () => void refetch().then(() => setRound(round + 1));
  if (id === '') return <AnnouncementEdit begun={null} first={blank} onClose={onClose} />;
  if (seen) {
    const { id: _id, revision, sendStatus: _status, ...first } = seen;
    const begun = { id, revision };
    return (
      <AnnouncementEdit
        key={round}
        begun={begun}
        first={first}
        onClose={onClose}
        onTheirs={again}
      />
    );
  }
  return (
    <Dialog open title={t('edit')} footer={null} loading={!error} onCancel={onClose}>
      {error && <ErrorState error={error} onRetry={refetch} />}
    </Dialog>
  );
};
