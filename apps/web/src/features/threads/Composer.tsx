import { sendThreadMessage, threadTextMost } from '@alpaca/contract';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../shared/api/useSend.ts';
import { AttachButton, AttachedFiles } from './Attached.tsx';
import styles from './Thread.module.css';
import { useAttached } from './useAttached.ts';

interface Props {
  id: string;
  /** The number of the order at hand; without it no order can be named. */
  orderNo?: string | undefined;
  onSent: () => void;
}

/** What one says, with files; sent by its button, or by Ctrl or Cmd and Enter. */
export const Composer = ({ id, orderNo, onSent }: Props) => {
  const { t } = useTranslation('threads');
  const [text, setText] = useState('');
  const attached = useAttached();
  // null until somebody wants to name an order.
  const [about, setAbout] = useState<string | null>(null);
  const { files, isComing } = attached;
  const sending = useSend(sendThreadMessage, {
    onSuccess: () => {
      setText('');
      attached.clear();
      setAbout(null);
      onSent();
    },
  });
  const cannot = (text.trim() === '' && files.length === 0) || isComing;
  const send = () => {
    if (cannot || sending.isPending) return;
    sending.mutate({
      body: { id, text, files: files.map(({ key }) => key), ...(about && { orderNo: about }) },
    });
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
      {about !== null && (
        <Input
          aria-label={t('order.number')}
          placeholder={t('order.number')}
          value={about}
          maxLength={100}
          allowClear
          onChange={({ target }) => setAbout(target.value)}
        />
      )}
      <div className={styles.foot}>
        <div className={styles.files}>
          <AttachButton {...attached} />
          {orderNo !== undefined && about === null && (
            <Button onClick={() => setAbout(orderNo)}>{t('order.add')}</Button>
          )}
        </div>
        <Button type="primary" disabled={cannot} loading={sending.isPending} onClick={send}>
          {t('send')}
        </Button>
      </div>
    </div>
  );
};
