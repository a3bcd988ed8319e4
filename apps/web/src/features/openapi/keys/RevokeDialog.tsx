import { type ApiKeyView, revokeApiKey } from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { type Acting, useActOn } from '../../../shared/revision/useActOn.ts';
import styles from '../OpenApi.module.css';
import { GoneNote, isGone } from './GoneNote.tsx';

/** Asks before a key ends for good: which one, and whether something still uses it. */
export const RevokeDialog = (acting: Acting<ApiKeyView>) => {
  const { t } = useTranslation('openapi');
  const [form] = Form.useForm();
  const { of, open, onClose } = acting;
  const { send, seen } = useActOn(revokeApiKey, acting, t('revoke.done'));
  const { name, prefix, lastUsedTime, former } = of;
  // Whoever has not changed over yet uses the former one. Times on the wire are in order as texts.
  const lastUsed = [lastUsedTime, former?.lastUsedTime].filter(Boolean).sort().at(-1);
  return (
    <FormDialog
      {...{ open, form, onClose }}
      danger
      title={t('revoke.title', { name })}
      width={480}
      okText={t('revoke')}
      sends={[send]}
      error={isGone(send.error) ? null : send.error}
      onSave={() => send.mutate({ body: seen })}
    >
      <div className={styles.words}>
        <p>{t('revoke.text', { prefix })}</p>
        {former && <p>{t('revoke.former', { prefix: former.prefix })}</p>}
        <p>
          <strong>
            {lastUsed ? t('revoke.used', { at: lastUsed.slice(0, 16) }) : t('revoke.neverUsed')}
          </strong>
        </p>
      </div>
      <GoneNote error={send.error} />
    </FormDialog>
  );
};
