import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../shared/feedback/dialogs/Dialog.tsx';
import { useConfirm } from '../../shared/feedback/dialogs/useConfirm.tsx';
import { useUnsavedGuard } from '../../shared/form/useUnsavedGuard.ts';
import { CopyButton } from './CopyButton.tsx';
import styles from './OpenApi.module.css';

interface Props {
  /** Whoever holds it forgets it with the dialog. */
  secret: string | null;
  words: { title: string; once: string; copy: string; ask: string; askText: string };
  /** What it is for. */
  use?: ReactNode;
  onClose: () => void;
}

/** Shows a key or a secret, once: closed by its button alone, which asks first. */
export const SecretDialog = ({ secret, words, use, onClose }: Props) => {
  const { t } = useTranslation('openapi');
  const { ask, dialog } = useConfirm();
  useUnsavedGuard(secret !== null);
  const close = async () => {
    const question = { title: words.ask, text: words.askText, yes: t('made.yes') };
    if (await ask(question)) onClose();
  };
  return (
    <>
      <Dialog
        open={secret !== null}
        title={words.title}
        width={560}
        closable={false}
        keyboard={false}
        mask={{ closable: false }}
        footer={<Button onClick={() => void close()}>{t('made.close')}</Button>}
      >
        {secret !== null && (
          <div className={styles.made}>
            <Alert showIcon type="warning" title={words.once} />
            <code className={styles.key}>{secret}</code>
            <CopyButton type="primary" text={secret}>
              {words.copy}
            </CopyButton>
            {use}
          </div>
        )}
      </Dialog>
      {dialog}
    </>
  );
};
