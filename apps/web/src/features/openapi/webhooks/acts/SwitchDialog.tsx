import { editWebhook, type WebhookView } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { type Acting, useActOn } from '../../../../shared/revision/useActOn.ts';
import { ActDialog } from '../../ActDialog.tsx';
import { undelivered } from '../webhookHealth.ts';

interface Props extends Acting<WebhookView> {
  /** Hears of an endpoint that is on again and has something to recover. */
  onRecover: (webhook: WebhookView) => void;
}

/** Turns an endpoint off, or on again: what becomes of its events meanwhile. */
export const SwitchDialog = ({ onRecover, ...acting }: Props) => {
  const { t } = useTranslation('webhooks');
  const { of, open, onClose } = acting;
  const { url, description, types, isOn } = of;
  const act = isOn ? 'turnOff' : 'turnOn';
  const count = undelivered(of);
  const hasMissed = !isOn && count > 0;
  const onDone = () => (hasMissed ? onRecover(of) : onClose());
  const { send, seen } = useActOn(editWebhook, { ...acting, onClose: onDone }, t(`${act}.done`));
  return (
    <ActDialog
      {...{ open, send, onClose }}
      title={t(`${act}.title`)}
      act={t(act)}
      gone={t('gone')}
      onAct={() => send.mutate({ body: { ...seen, url, description, types, isOn: !isOn } })}
    >
      <p>{t(`${act}.text`, { url })}</p>
      {hasMissed && <p>{t('turnOn.kept', { count })}</p>}
    </ActDialog>
  );
};
