import type { LabelDesignForm } from '@alpaca/contract';
import { Button, Spin } from 'antd';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../shared/feedback/states/ErrorState.tsx';
import styles from './Designs.module.css';
import { usePreview } from './usePreview.ts';

// The viewer's own bars would leave little room for the label.
const bare = '#toolbar=0&navpanes=0&view=Fit';

/** The label of an invented order by the design as it stands. */
export const DesignPreview = ({ design }: { design: Partial<LabelDesignForm> }) => {
  const { t } = useTranslation('labelDesigns');
  const { data, address, error, isFetching, refetch } = usePreview(design);
  // Phones show no PDF within a page.
  const isFramed = navigator.pdfViewerEnabled;
  return (
    <section className={styles.preview} aria-label={t('preview')} aria-busy={isFetching}>
      <h2>{t('preview')}</h2>
      <p className={styles.soft}>{t(isFramed ? 'previewHint' : 'previewAway')}</p>
      {!data && Boolean(error) && <ErrorState error={error} onRetry={refetch} busy={isFetching} />}
      {!data && !error && (
        <div className={styles.frame}>
          <Spin />
        </div>
      )}
      {address && isFramed && (
        <iframe
          key={address}
          className={styles.frame}
          title={t('preview')}
          src={`${address}${bare}`}
        />
      )}
      {address && (
        <Button type={isFramed ? 'link' : 'default'} href={address} target="_blank">
          {t('previewOpen')}
        </Button>
      )}
      {data && Boolean(error) && (
        <p role="alert" className={styles.bad}>
          {t('previewFailed')}
        </p>
      )}
    </section>
  );
};
