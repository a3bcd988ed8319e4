import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../shared/api/download.ts';
import { showError } from '../../shared/api/showError.ts';
import styles from './JobItem.module.css';

export const DownloadButton = ({ fileKey }: { fileKey: string }) => {
  const { t } = useTranslation('jobs');
  const [busy, setBusy] = useState(false);
  const download = async () => {
    if (busy) return;
    setBusy(true);
    await downloadFile(fileKey).catch(showError);
    setBusy(false);
  };
  return (
    <button type="button" className={styles.offer} aria-busy={busy} onClick={() => void download()}>
      {t('download')}
    </button>
  );
};
