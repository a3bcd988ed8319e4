import { getWebhookLog, listWebhooks, testWebhook, type WebhookView } from '@alpaca/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall, useLookAgain } from '../../../shared/api/useCall.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { useShownDialog } from '../../../shared/feedback/dialogs/useShownDialog.ts';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useShownRecord } from '../../../shared/list/useShownRecord.ts';
import { AddButton } from '../../../shared/permission/ActionButton.tsx';
import { say } from '../../../shared/store/notice.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { onOnePage } from '../../../shared/table/onOnePage.ts';
import { wholePagePx } from '../../../shared/table/wholePage.ts';
import styles from '../OpenApi.module.css';
import { HowToReceive } from './HowToReceive.tsx';
import { LogDrawer } from './log/LogDrawer.tsx';
import { WebhookActions } from './WebhookActions.tsx';
import { type Asked, WebhookDialogs } from './WebhookDialogs.tsx';
import { webhookColumns } from './webhookColumns.tsx';

// What waits is sent meanwhile, and nobody tells the page.
const lookMs = 10_000;

const shownCalls = [listWebhooks, getWebhookLog];

/** Where a merchant's own systems are told what happens, and how each is doing. */
export const WebhooksView = ({ views }: { views: ReactNode }) => {
  const { t } = useTranslation(['webhooks', 'openapi', 'shared']);
  const query = useCall(
    listWebhooks,
    {},
    {
      meta: { quiet: true },
      refetchInterval: ({ state }) =>
        state.data?.some(({ waiting }) => waiting > 0) ? lookMs : false,
    },
  );
  const log = useShownRecord();
  const dialog = useShownDialog<Asked>();
  const onLook = useLookAgain(shownCalls);
  // Whoever presses for it is told by the button.
  const send = useSend(testWebhook, { meta: { quiet: true } });
  const test = async ({ id }: WebhookView) => {
    await send.mutateAsync({ body: { id } });
    say('success', t('test.sent'));
    onLook();
    log.show(id);
  };
  const add = (
    <AddButton permission="system:api" onClick={() => dialog.show({ act: 'edit', webhook: null })}>
      {t('add')}
    </AddButton>
  );
  const actionsOf = (webhook: WebhookView) => (
    <WebhookActions
      of={webhook}
      onOpen={() => log.show(webhook.id)}
      onTest={() => test(webhook)}
      onAct={(act) => dialog.show({ act, webhook })}
    />
  );
  return (
    <ListPage title={t('openapi:title')} views={views} actions={add}>
      <p className={styles.lead}>{t('lead')}</p>
      <DataTable
        code="openapi.webhooks"
        label={t('endpoints')}
        height={wholePagePx}
        {...onOnePage(query)}
        onOpen={({ id }) => log.show(id)}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} action={add} />}
        columns={webhookColumns(t, { onOpen: log.show, actionsOf })}
      />
      <HowToReceive />
      <LogDrawer
        id={log.id}
        of={query.data?.find(({ id }) => id === log.id)}
        onTest={test}
        onAsk={dialog.show}
        onReplayed={onLook}
        onClose={log.close}
      />
      <WebhookDialogs shown={dialog} webhooks={query.data} onLook={onLook} />
    </ListPage>
  );
};
