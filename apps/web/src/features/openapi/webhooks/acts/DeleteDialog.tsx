import { deleteWebhook, type WebhookView } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { type Acting, useActOn } from '../../../../shared/revision/useActOn.ts';
import { ActDialog } from '../../ActDialog.tsx';

/** Asks before an endpoint is gone with its log. */
export const DeleteDialog = (acting: Acting<WebhookView>) => {
  const { t } = useTranslation('webhooks');
  const { of, open, onClose } = acting;
  const { send, seen } = useActOn(deleteWebhook, acting, t('delete.done'));
  return (
    <ActDialog
      {...{ open, send, onClose }}
      danger
      title={t('delete.title')}
      act={t('delete')}
      gone={t('gone')}
      onAct={() => send.mutate({ body: seen })}
    >
      <p>{t('delete.text', { url: of.url })}</p>
    </ActDialog>
  );
};
