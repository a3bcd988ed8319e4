import { getAnnouncement } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { Dialog } from '../../../shared/feedback/Dialog.tsx';
import { ErrorState } from '../../../shared/feedback/ErrorState.tsx';
import { AnnouncementEdit } from './AnnouncementEdit.tsx';
import { blank } from './formValues.ts';

/** Writes a new announcement, or goes on with one that is not on show. */
export const AnnouncementDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { t } = useTranslation('announcements');
  // Someone else may have changed it since: what is edited is what is stored now.
  const options = { enabled: id !== '', gcTime: 0, meta: { quiet: true } };
  const { data, error, refetch } = useCall(getAnnouncement, { query: { id } }, options);
  if (id === '') return <AnnouncementEdit id="" first={blank} onClose={onClose} />;
  if (data) {
    const { id: _id, sendStatus: _status, ...first } = data;
    return <AnnouncementEdit id={id} first={first} onClose={onClose} />;
  }
  return (
    <Dialog open title={t('edit')} footer={null} loading={!error} onCancel={onClose}>
      {error && <ErrorState error={error} onRetry={refetch} />}
    </Dialog>
  );
};
