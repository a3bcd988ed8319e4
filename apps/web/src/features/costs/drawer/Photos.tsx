import type { CostChangeDetail } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { TimedPhotos } from '../../../shared/feedback/files/TimedPhotos.tsx';

/** What was seen when it was measured. */
export const Photos = ({ photos }: Pick<CostChangeDetail, 'photos'>) => {
  const { t } = useTranslation('costs');
  return (
    <section>
      <h2>{t('photos')}</h2>
      <TimedPhotos photos={photos} />
    </section>
  );
};
