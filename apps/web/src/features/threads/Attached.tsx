import { threadFilesMost } from '@alpaca/contract';
import { PaperClipOutlined } from '@ant-design/icons';
import { Button, Tag, Upload } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './Thread.module.css';
import type { Attaching } from './useAttached.ts';

/** What is attached so far; each can be taken away again. */
export const AttachedFiles = ({ files, drop }: Pick<Attaching, 'files' | 'drop'>) => {
  const { t } = useTranslation('threads');
  if (files.length === 0) return null;
  return (
    <div className={styles.files}>
      {files.map(({ key, name }) => (
        <Tag key={key} closable={{ 'aria-label': t('remove', { name }) }} onClose={() => drop(key)}>
          {name}
        </Tag>
      ))}
    </div>
  );
};

/** One more picture or document. */
export const AttachButton = ({ files, isComing, attach }: Omit<Attaching, 'drop' | 'clear'>) => {
  const { t } = useTranslation('threads');
  return (
    <Upload
      accept=".jpg,.jpeg,.png,.webp,.pdf"
      showUploadList={false}
      beforeUpload={attach}
      disabled={files.length >= threadFilesMost}
    >
      <Button icon={<PaperClipOutlined />} loading={isComing}>
        {t('attach')}
      </Button>
    </Upload>
  );
};
