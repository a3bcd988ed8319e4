import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../api/download.ts';
import { showError } from '../../api/showError.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import styles from './FilePreview.module.css';
import { StoredImage } from './StoredImage.tsx';

interface Props {
  file: { key: string; name: string; contentType: string };
  /** What it shows. */
  title: string;
}

/** A stored file: a picture that opens large, or a document to be saved. */
export const FilePreview = ({ file, title }: Props) => {
  const { t } = useTranslation('shared');
  const [open, setOpen] = useState(false);
  const save = () => downloadFile(file.key).catch(showError);
  if (!file.contentType.startsWith('image/')) {
    return (
      <figure className={styles.figure}>
        <Button icon={<DownloadOutlined />} onClick={save} className={styles.document ?? ''}>
          <span className={styles.name}>{file.name}</span>
        </Button>
        <figcaption>{title}</figcaption>
      </figure>
    );
  }
  return (
    <figure className={styles.figure}>
      <button
        type="button"
        className={styles.open}
        aria-label={t('image.enlarge', { title })}
        onClick={() => setOpen(true)}
      >
        <StoredImage file={file.key} alt="" className={styles.thumb} />
      </button>
      <figcaption>{title}</figcaption>
      <Dialog
        open={open}
        title={title}
        width={960}
        onCancel={() => setOpen(false)}
        footer={
          <Button icon={<DownloadOutlined />} onClick={save}>
            {t('image.save')}
          </Button>
        }
      >
        <StoredImage file={file.key} alt={title} className={styles.large} />
      </Dialog>
    </figure>
  );
};
