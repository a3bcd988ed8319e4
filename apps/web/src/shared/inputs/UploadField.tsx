import { type UploadPurpose, uploadFile } from '@alpaca/contract';
import { Button, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorText } from '../api/errorText.ts';
import { newKey } from '../api/key.ts';
import { upload } from '../api/upload.ts';
import { FileDrop } from '../feedback/files/FileDrop.tsx';
import { FilePreview } from '../feedback/files/FilePreview.tsx';
import { useRun } from '../feedback/files/useRun.ts';
import styles from './UploadField.module.css';

export interface UploadedFile {
  key: string;
  name: string;
  contentType: string;
}

interface Props {
  purpose: UploadPurpose;
  /** What the file shows, for who hears it. */
  title: string;
  accept: readonly string[];
  maxMb: number;
  value?: UploadedFile | undefined;
  onChange?: (file: UploadedFile | undefined) => void;
}

/** A form's field for one file: sent as soon as it is chosen, shown once it is there. */
export const UploadField = ({ purpose, title, accept, maxMb, value, onChange }: Props) => {
  const { t } = useTranslation('shared');
  const { state, run, stop } = useRun<void>();

  const send = (file: File | null) => {
    if (!file) return stop();
    const key = newKey();
    void run(async (report, signal) => {
      const sent = { query: { purpose }, file };
      const made = await upload(uploadFile, sent, { onProgress: report, key, signal });
      onChange?.({ key: made.key, name: made.name, contentType: made.contentType });
    });
  };

  if (value) {
    return (
      <div className={styles.field}>
        <FilePreview file={value} title={title} />
        <Button
          size="small"
          onClick={() => {
            stop();
            onChange?.(undefined);
          }}
        >
          {t('file.replace')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.field}>
      <FileDrop accept={accept} maxMb={maxMb} file={null} onFile={send} label={title} />
      {state.step === 'running' && (
        <Progress percent={Math.round((state.share ?? 0) * 100)} aria-label={title} />
      )}
      {state.step === 'failed' && (
        <p role="alert" className={styles.failed}>
          {errorText(state.error)}
        </p>
      )}
    </div>
  );
};
