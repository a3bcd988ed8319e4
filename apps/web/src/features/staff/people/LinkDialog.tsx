import { CopyOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/feedback/dialogs/Dialog.tsx';
import { copyText } from '../../../shared/feedback/values/copy.ts';
import { useUnsavedGuard } from '../../../shared/form/useUnsavedGuard.ts';
import { say } from '../../../shared/store/notice.ts';
import styles from '../Staff.module.css';

interface Props {
  /** Whoever holds it forgets it with the dialog. */
  link: { path: string; name: string } | null;
  onClose: () => void;
}

/** The link by which somebody chooses their password: shown once, closed by its button alone. */
export const LinkDialog = ({ link, onClose }: Props) => {
  const { t } = useTranslation('staff');
  useUnsavedGuard(link !== null);
  const address = link ? window.location.origin + link.path : '';
  const copy = async () => {
    if (await copyText(address)) say('success', t('link.copied'));
    else say('error', t('link.copyFailed'));
  };
  return (
    <Dialog
      open={link !== null}
      title={t('link.title')}
      width={560}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={<Button onClick={onClose}>{t('link.close')}</Button>}
    >
      {link && (
        <div className={styles.link}>
          <Alert showIcon type="warning" title={t('link.once', { name: link.name })} />
          <code>{address}</code>
          <Button type="primary" icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
            {t('link.copy')}
          </Button>
        </div>
      )}
    </Dialog>
  );
};
