import type { WithheldDetail } from '@alpaca/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TimedPhotos } from '../../../shared/feedback/files/TimedPhotos.tsx';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { PhotosDialog } from './PhotosDialog.tsx';
import styles from './Withheld.module.css';

/** What the parcel looks like; the staff adds to it while it is withheld. */
export const Photos = ({ detail, onAdded }: { detail: WithheldDetail; onAdded: () => void }) => {
  const { t } = useTranslation('withheld');
  const [adding, setAdding] = useState(false);
  const { photos, parcel } = detail;
  return (
    <section>
      <div className={styles.head}>
        <h2>{t('photos')}</h2>
        {parcel.status === 'withheld' && (
          <ActionButton permission="ops:withheld" size="small" onClick={() => setAdding(true)}>
            {t('addPhotos')}
          </ActionButton>
        )}
      </div>
      {photos.length === 0 && <p className={styles.quiet}>{t('noPhotos')}</p>}
      <TimedPhotos photos={photos} />
      {adding && (
        <PhotosDialog orderId={parcel.orderId} onClose={() => setAdding(false)} onDone={onAdded} />
      )}
    </section>
  );
};
