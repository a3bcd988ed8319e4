import { sendThreadMessage, threadFilesMost, threadTextMost, uploadFile } from '@alpaca/contract';
import { PaperClipOutlined } from '@ant-design/icons';
import { Button, Input, Tag, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newKey } from '../../shared/api/key.ts';
import { showError } from '../../shared/api/showError.ts';
import { upload } from '../../shared/api/upload.ts';
import { useSend } from '../../shared/api/useSend.ts';
import styles from './Thread.module.css';

interface Attached {
  key: string;
  name: string;
}

/** What one says, with files; sent by its button, or by Ctrl or Cmd and Enter. */
export const Composer = ({ id, onSent }: { id: string; onSent: () => void }) => {
  const { t } = useTranslation('threads');
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly Attached[]>([]);
  const [coming, setComing] = useState(0);
  const sending = useSend(sendThreadMessage, {
    onSuccess: () => {
      setText('');
      setFiles([]);
      onSent();
    },
  });
  // A file that is still on its way belongs to this message, not to the next.
  const cannot = (text.trim() === '' && files.length === 0) || coming > 0;
  const send = () => {
    if (cannot || sending.isPending) return;
    sending.mutate({ body: { id, text, files: files.map(({ key }) => key) } });
  };
  const attach = (file: File) => {
    const sent = { query: { purpose: 'threadFile' as const }, file };
    setComing((count) => count + 1);
    upload(uploadFile, sent, { key: newKey() })
      .then(({ key, name }) => setFiles((all) => [...all, { key, name }]))
      .catch(showError)
      .finally(() => setComing((count) => count - 1));
    return false;
  };
  return (
    <div className={styles.panel}>
      <Input.TextArea
        aria-label={t('write')}
        placeholder={t('write')}
        value={text}
        maxLength={threadTextMost}
        autoSize={{ minRows: 2, maxRows: 8 }}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && send()}
      />
      {files.length > 0 && (
        <div className={styles.files}>
          {files.map(({ key, name }) => (
            <Tag
              key={key}
              closable={{ 'aria-label': t('remove', { name }) }}
              onClose={() => setFiles((all) => all.filter((file) => file.key !== key))}
            >
              {name}
            </Tag>
          ))}
        </div>
      )}
      <div className={styles.foot}>
        <Upload
          accept=".jpg,.jpeg,.png,.webp,.pdf"
          showUploadList={false}
          beforeUpload={attach}
          disabled={files.length >= threadFilesMost}
        >
          <Button icon={<PaperClipOutlined />} loading={coming > 0}>
            {t('attach')}
          </Button>
        </Upload>
        <Button type="primary" disabled={cannot} loading={sending.isPending} onClick={send}>
          {t('send')}
        </Button>
      </div>
    </div>
  );
};
