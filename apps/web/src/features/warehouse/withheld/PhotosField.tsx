import { photosMost, uploadFile } from '@alpaca/contract';
import { CameraOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newKey } from '../../../shared/api/key.ts';
import { showError } from '../../../shared/api/showError.ts';
import { upload } from '../../../shared/api/upload.ts';
import { FilePreview } from '../../../shared/feedback/files/FilePreview.tsx';
import { fileIssue } from '../../../shared/feedback/files/fileIssue.ts';
import type { UploadedFile } from '../../../shared/inputs/UploadField.tsx';
import { say } from '../../../shared/store/notice.ts';
import styles from './Withheld.module.css';

const accept = ['.jpg', '.jpeg', '.png', '.webp'];
const maxMb = 10;

const send = (file: File) =>
  upload(uploadFile, { query: { purpose: 'parcelPhoto' as const }, file }, { key: newKey() });

interface Props {
  id?: string;
  value?: readonly UploadedFile[];
  onChange?: (files: readonly UploadedFile[]) => void;
}

/** A form's field for pictures of a parcel: by a camera where there is one, sent as soon as they are chosen. */
export const PhotosField = ({ id, value = [], onChange }: Props) => {
  const { t } = useTranslation('withheld');
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const take = async (chosen: readonly File[]) => {
    const good = chosen.filter((file) => fileIssue(file, accept, maxMb) === null);
    if (good.length < chosen.length) say('error', t('photoBad', { max: maxMb }));
    setBusy(true);
    let all = value;
    try {
      for (const file of good.slice(0, photosMost - value.length)) {
        const { key, name, contentType } = await send(file);
        all = [...all, { key, name, contentType }];
        onChange?.(all);
      }
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {value.length > 0 && (
        <div className={styles.photos}>
          {value.map((photo, at) => (
            <div key={photo.key} className={styles.chosen}>
              <FilePreview file={photo} title={t('photoNo', { no: at + 1 })} />
              <Button
                size="small"
                aria-label={t('photoDrop', { no: at + 1 })}
                onClick={() => onChange?.(value.filter(({ key }) => key !== photo.key))}
              >
                {t('drop')}
              </Button>
            </div>
          ))}
        </div>
      )}
      <Button
        {...(id && { id })}
        icon={<CameraOutlined />}
        loading={busy}
        disabled={value.length >= photosMost}
        onClick={() => input.current?.click()}
      >
        {t('addPhotos')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/jpeg,image/png,image/webp"
        aria-label={t('addPhotos')}
        onChange={({ target }) => {
          void take([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
};
