import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { FilePreview } from '../../shared/feedback/files/FilePreview.tsx';
import { type UploadedFile, UploadField } from '../../shared/inputs/UploadField.tsx';
import styles from './financial.module.css';

const accept = ['.jpg', '.jpeg', '.png', '.webp', '.pdf'] as const;
const maxMb = 10;
const atMost = 9;

interface Props {
  value?: readonly UploadedFile[];
  onChange?: (files: UploadedFile[]) => void;
  /** How many there may still be. */
  room?: number;
}

/** Proofs of payment: each is sent as soon as it is chosen. */
export const ProofField = ({ value = [], onChange, room = atMost }: Props) => {
  const { t } = useTranslation('finance');
  const without = (key: string) => onChange?.(value.filter((file) => file.key !== key));
  return (
    <div className={styles.stack}>
      {value.length > 0 && (
        <div className={styles.files}>
          {value.map((file, at) => (
            <div key={file.key}>
              <FilePreview file={file} title={t('proof.nth', { nth: at + 1 })} />
              <Button size="small" type="text" onClick={() => without(file.key)}>
                {t('proof.remove')}
              </Button>
            </div>
          ))}
        </div>
      )}
      {value.length < room && (
        <UploadField
          key={value.length}
          purpose="paymentProof"
          title={t('proof.title')}
          accept={accept}
          maxMb={maxMb}
          onChange={(file) => file && onChange?.([...value, file])}
        />
      )}
    </div>
  );
};
