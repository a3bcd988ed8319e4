import type { ClaimDetail } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { FilePreview } from '../../../shared/feedback/files/FilePreview.tsx';
import photos from '../../../shared/feedback/files/TimedPhotos.module.css';
import styles from '../Claims.module.css';

/** What shows it, and what the line wants besides. */
export const Documents = ({ detail }: { detail: ClaimDetail }) => {
  const { t } = useTranslation(['claims', 'shared']);
  const { documents, wantedDocuments } = detail;
  const brought = new Set(documents.map(({ document }) => document));
  const missing = wantedDocuments.filter((document) => !brought.has(document));
  if (documents.length === 0 && missing.length === 0) return null;
  return (
    <section>
      <h2>{t('documents')}</h2>
      <div className={photos.photos}>
        {documents.map((one) => (
          <FilePreview key={one.key} file={one} title={t(`document.${one.document}`)} />
        ))}
      </div>
      {missing.length > 0 && (
        <p className={styles.missing}>
          {t('missing', {
            names: missing.map((one) => t(`document.${one}`)).join(t('shared:list.comma')),
          })}
        </p>
      )}
    </section>
  );
};
