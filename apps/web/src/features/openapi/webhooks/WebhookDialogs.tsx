import type { NewWebhookSecret, WebhookView } from '@alpaca/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { useShownDialog } from '../../../shared/feedback/dialogs/useShownDialog.ts';
import { SecretDialog } from '../SecretDialog.tsx';
import { DeleteDialog } from './acts/DeleteDialog.tsx';
import { RecoverDialog } from './acts/RecoverDialog.tsx';
import { RollDialog } from './acts/RollDialog.tsx';
import { SwitchDialog } from './acts/SwitchDialog.tsx';
import { DebugDialog } from './debug/DebugDialog.tsx';
import type { WebhookAct } from './WebhookActions.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';

/** What is asked of which endpoint; `null` as the endpoint: one to be added. */
export interface Asked {
  act: WebhookAct;
  webhook: WebhookView | null;
  /** The message that a signature is checked of, where one was on show. */
  messageId?: string;
}

interface Props {
  shown: ReturnType<typeof useShownDialog<Asked>>;
  webhooks: readonly WebhookView[] | undefined;
  onLook: () => void;
}

/** The dialog that is asked for, and the secret that came of it. */
export const WebhookDialogs = ({ shown, webhooks, onLook }: Props) => {
  const { t } = useTranslation('webhooks');
  const [made, setMade] = useState<NewWebhookSecret | null>(null);
  const { open, of: asked, key, show, close: onClose } = shown;
  const opened = asked?.webhook;
  const of = webhooks?.find(({ id }) => id === opened?.id) ?? opened;
  const acting = of && { open, of, onClose, onLook };
  const recover = (webhook: WebhookView) => show({ act: 'recover', webhook });
  return (
    <>
      {asked?.act === 'edit' && (
        <WebhookDialog
          key={key}
          {...{ open, onClose, onLook }}
          of={asked.webhook}
          onMade={setMade}
        />
      )}
      {acting && asked?.act === 'switch' && (
        <SwitchDialog key={key} {...acting} onRecover={recover} />
      )}
      {acting && asked?.act === 'roll' && <RollDialog key={key} {...acting} onMade={setMade} />}
      {acting && asked?.act === 'delete' && <DeleteDialog key={key} {...acting} />}
      {acting && asked?.act === 'recover' && <RecoverDialog key={key} {...acting} />}
      {acting && asked?.act === 'debug' && (
        <DebugDialog key={key} {...acting} messageId={asked.messageId} />
      )}
      <SecretDialog
        secret={made?.secret ?? null}
        words={{
          title: t('secret.title'),
          once: t('secret.once'),
          copy: t('secret.copy'),
          ask: t('secret.ask'),
          askText: t('secret.askText'),
        }}
        use={<p>{t('secret.use')}</p>}
        onClose={() => setMade(null)}
      />
    </>
  );
};
