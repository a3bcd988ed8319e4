import type { WebhookView } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { RowActions } from '../../../shared/table/RowActions.tsx';
import { undelivered } from './webhookHealth.ts';

export type WebhookAct = 'edit' | 'switch' | 'roll' | 'recover' | 'debug' | 'delete';

interface Props {
  of: WebhookView;
  onOpen: () => void;
  onTest: () => unknown;
  onAct: (act: WebhookAct) => void;
}

/** What can be done with an endpoint; what it must be on for says so. */
export const WebhookActions = ({ of, onOpen, onTest, onAct }: Props) => {
  const { t } = useTranslation('webhooks');
  const disabledReason = of.isOn ? undefined : t('isOff');
  const act = (key: WebhookAct, text: string) => ({ key, text, onClick: () => onAct(key) });
  return (
    <RowActions
      of={of.url}
      actions={[
        { key: 'log', text: t('log'), onClick: onOpen },
        { key: 'test', text: t('test'), disabledReason, onClick: onTest },
        undelivered(of) > 0 && { ...act('recover', t('recover')), disabledReason },
        act('edit', t('edit')),
        act('switch', of.isOn ? t('turnOff') : t('turnOn')),
        act('debug', t('debug')),
        act('roll', t('roll')),
        { ...act('delete', t('delete')), danger: true },
      ]}
    />
  );
};
