import type { NewApiKey } from '@alpaca/contract';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/feedback/dialogs/Dialog.tsx';
import { useConfirm } from '../../../shared/feedback/dialogs/useConfirm.tsx';
import { useUnsavedGuard } from '../../../shared/form/useUnsavedGuard.ts';
import { CopyButton } from '../CopyButton.tsx';
import styles from '../OpenApi.module.css';

interface Props {
  /** Whoever holds it forgets it with the dialog. */
  made: NewApiKey | null;
  onClose: () => void;
}

/** Shows a key, once: closed by its button alone, which asks first. */
export const MadeKeyDialog = ({ made, onClose }: Props) => {
  const { t } = useTranslation('openapi');
  const { ask, dialog } = useConfirm();
  useUnsavedGuard(made !== null);
  const close = async () => {
    const question = { title: t('made.ask'), text: t('made.askText'), yes: t('made.yes') };
    if (await ask(question)) onClose();
  };
  return (
    <>
      <Dialog
        open={made !== null}
        title={t('made.title')}
        width={560}
        closable={false}
        keyboard={false}
        mask={{ closable: false }}
        footer={<Button onClick={() => void close()}>{t('made.close')}</Button>}
      >
        {made && (
          <div className={styles.made}>
            <Alert showIcon type="warning" title={t('made.once')} />
            <code className={styles.key}>{made.key}</code>
            <CopyButton type="primary" text={made.key}>
              {t('made.copy')}
            </CopyButton>
          </div>
        )}
      </Dialog>
      {dialog}
    </>
  );
};
