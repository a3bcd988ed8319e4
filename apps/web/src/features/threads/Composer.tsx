import { sendThreadMessage, threadTextMost } from '@alpaca/contract';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../shared/api/useSend.ts';
import { AttachButton, AttachedFiles } from './Attached.tsx';
import styles from './Thread.module.css';
import { useAttached } from './useAttached.ts';

/** What one says, with files; sent by its button, or by Ctrl or Cmd and Enter. */
export const Composer = ({ id, onSent }: { id: string; onSent: () => void }) => {
  const { t } = useTranslation('threads');
  const [text, setText] = useState('');
  const attached = useAttached();
  const { files, isComing } = attached;
  const sending = useSend(sendThreadMessage, {
    onSuccess: () => {
      setText('');
      attached.clear();
      onSent();
    },
  });
  const cannot = (text.trim() === '' && files.length === 0) || isComing;
  const send = () => {
    if (cannot || sending.isPending) return;
    sending.mutate({ body: { id, text, files: files.map(({ key }) => key) } });
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
      <AttachedFiles {...attached} />
      <div className={styles.foot}>
        <AttachButton {...attached} />
        <Button type="primary" disabled={cannot} loading={sending.isPending} onClick={send}>
          {t('send')}
        </Button>
      </div>
    </div>
  );
};
