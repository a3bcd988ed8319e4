import { type NewWebhookSecret, rollWebhookSecret, type WebhookView } from '@alpaca/contract';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { type Acting, useActOn } from '../../../../shared/revision/useActOn.ts';
import { ActDialog } from '../../ActDialog.tsx';

interface Props extends Acting<WebhookView> {
  onMade: (made: NewWebhookSecret) => void;
}

/** Another secret in a secret's place; both sign for a day. */
export const RollDialog = ({ onMade, ...acting }: Props) => {
  const { t } = useTranslation('webhooks');
  const { of, open, onClose } = acting;
  const { send, seen } = useActOn(rollWebhookSecret, acting, t('roll.done'), onMade);
  return (
    <ActDialog
      {...{ open, send, onClose }}
      title={t('roll.title')}
      act={t('roll')}
      gone={t('gone')}
      onAct={() => send.mutate({ body: seen })}
    >
      <p>{t('roll.text', { url: of.url })}</p>
      {of.formerTime && <Alert showIcon type="warning" title={t('roll.former')} />}
    </ActDialog>
  );
};
