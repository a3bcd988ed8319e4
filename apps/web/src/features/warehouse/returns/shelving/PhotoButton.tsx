import { uploadFile } from '@alpaca/contract';
import { CameraOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newKey } from '../../../../shared/api/key.ts';
import { showError } from '../../../../shared/api/showError.ts';
import { upload } from '../../../../shared/api/upload.ts';
import { fileIssue } from '../../../../shared/feedback/files/fileIssue.ts';
import { useKey } from '../../../../shared/scanner/useKey.ts';
import { useKeyed } from '../../../../shared/scanner/useKeyed.ts';
import { say } from '../../../../shared/store/notice.ts';

const accept = ['.jpg', '.jpeg', '.png', '.webp'];
const maxMb = 10;

/** A picture of the parcel that was shelved last, by camera or from a file. */
export const PhotoButton = ({ onPhoto }: { onPhoto: (fileId: string) => void }) => {
  const { t } = useTranslation('returns');
  const keyed = useKeyed();
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const choose = () => input.current?.click();
  useKey('F2', choose);
  const take = async (file: File | undefined) => {
    if (!file) return;
    if (fileIssue(file, accept, maxMb) !== null) {
      say('error', t('photoBad', { max: maxMb }));
      return;
    }
    setSending(true);
    try {
      const sent = { query: { purpose: 'parcelPhoto' as const }, file };
      onPhoto((await upload(uploadFile, sent, { key: newKey() })).key);
    } catch (error) {
      showError(error);
    }
    setSending(false);
  };
  return (
    <>
      <Button
        size="large"
        icon={<CameraOutlined />}
        aria-keyshortcuts="F2"
        loading={isSending}
        onClick={choose}
      >
        {keyed(t('takePhoto'), 'F2')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        capture="environment"
        aria-label={t('takePhoto')}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
    </>
  );
};
