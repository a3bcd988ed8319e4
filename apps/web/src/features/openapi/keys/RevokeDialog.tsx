import { type ApiKeyView, revokeApiKey } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { type Acting, useActOn } from '../../../shared/revision/useActOn.ts';
import { ActDialog } from '../ActDialog.tsx';

/** Asks before a key ends for good: which one, and whether something still uses it. */
export const RevokeDialog = (acting: Acting<ApiKeyView>) => {
  const { t } = useTranslation('openapi');
  const { of, open, onClose } = acting;
  const { send, seen } = useActOn(revokeApiKey, acting, t('revoke.done'));
  const { name, prefix, lastUsedTime, former } = of;
  // Whoever has not changed over yet uses the former one. Times on the wire are in order as texts.
  const lastUsed = [lastUsedTime, former?.lastUsedTime].filter(Boolean).sort().at(-1);
  return (
    <ActDialog
      {...{ open, send, onClose }}
      danger
      title={t('revoke.title', { name })}
      act={t('revoke')}
      gone={t('gone')}
      onAct={() => send.mutate({ body: seen })}
    >
      <p>{t('revoke.text', { prefix })}</p>
      {former && <p>{t('revoke.former', { prefix: former.prefix })}</p>}
      <p>
        <strong>
          {lastUsed ? t('revoke.used', { at: lastUsed.slice(0, 16) }) : t('revoke.neverUsed')}
        </strong>
      </p>
    </ActDialog>
  );
};
