import { deleteMenu, discardMenuDraft, listMenus, type MenuDraftEntry } from '@alpaca/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../shared/api/useCall.ts';
import { useShownDialog } from '../../shared/feedback/dialogs/useShownDialog.ts';
import { LoadState } from '../../shared/feedback/states/ErrorState.tsx';
import { TableSkeleton } from '../../shared/feedback/states/Skeletons.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { ActionButton } from '../../shared/permission/ActionButton.tsx';
import { ActionMenu } from '../../shared/permission/ActionMenu.tsx';
import { useRefresh } from '../../shared/socket/useRefresh.ts';
import { say } from '../../shared/store/notice.ts';
import { DraftLine } from './DraftLine.tsx';
import { type About, MenuDialog } from './form/MenuDialog.tsx';
import styles from './Menus.module.css';
import { HistoryDrawer } from './publish/HistoryDrawer.tsx';
import { PublishDialog } from './publish/PublishDialog.tsx';
import { useDraftSend } from './publish/useDraftSend.ts';
import { MenuTree } from './tree/MenuTree.tsx';
import { useMove } from './tree/useMove.ts';

const none: readonly MenuDraftEntry[] = [];

/** The menu as a draft: changed here, looked at as others would see it, then published for all. */
export default function MenusPage() {
  const { t } = useTranslation('menus');
  const draft = useCall(listMenus, {}, { meta: { quiet: true } });
  const { data } = draft;
  const entries = data?.entries ?? none;
  const dialog = useShownDialog<About>();
  const publishing = useShownDialog<true>();
  const [isHistory, showHistory] = useState(false);
  const look = async () => (await draft.refetch()).data?.entries ?? none;
  const renew = () => void look();
  useRefresh('access', renew);
  const move = useMove({ entries, look });
  const removing = useDraftSend(deleteMenu, look, {});
  const discarding = useDraftSend(discardMenuDraft, look, {});

  const remove = async ({ id, revision, name }: MenuDraftEntry) => {
    const { count } = await removing.mutateAsync({ body: { id, revision } }).finally(renew);
    say('success', t('deleted', { name, count }));
  };
  const discard = async () => {
    if (!data) return;
    await discarding.mutateAsync({ body: { draft: data.revision } }).finally(renew);
    say('success', t('discarded'));
  };
  // Told already, by a message or by the dialog of who was first.
  const told = (done: Promise<unknown>) => done.catch(() => {});
  const nothing = data?.changes === 0 ? t('nothing') : undefined;

  return (
    <ListPage
      title={t('title')}
      actions={
        data && (
          <>
            <ActionMenu
              of={t('title')}
              actions={[
                { key: 'history', text: t('history.title'), onClick: () => showHistory(true) },
                {
                  key: 'discard',
                  text: t('discard'),
                  danger: true,
                  disabledReason: nothing,
                  confirm: {
                    title: t('discardTitle'),
                    text: t('discardText', { count: data.changes }),
                    yes: t('discard'),
                    danger: true,
                  },
                  onClick: () => told(discard()),
                },
              ]}
            />
            <ActionButton onClick={() => dialog.show({ below: null })}>{t('add')}</ActionButton>
            <ActionButton
              type="primary"
              permission="system:menus"
              disabledReason={nothing}
              onClick={() => publishing.show(true)}
            >
              {t('preview.open')}
            </ActionButton>
          </>
        )
      }
    >
      <LoadState query={draft}>
        <TableSkeleton rows={12} columns={4} />
      </LoadState>
      {data && (
        <>
          <DraftLine draft={data} />
          <p className={styles.hint}>{t('keys')}</p>
          <MenuTree
            entries={entries}
            onOpen={(entry) => dialog.show({ entry })}
            onAddBelow={(below) => dialog.show({ below })}
            onRemove={(entry) => told(remove(entry))}
            onStep={move.step}
            onPut={(entry, target) => void move.put(entry, target)}
          />
          <HistoryDrawer
            open={isHistory}
            draft={data.revision}
            now={data.version}
            onClose={() => showHistory(false)}
            onChanged={renew}
          />
        </>
      )}
      <p className="unseen" role="status">
        {move.said}
      </p>
      <MenuDialog
        key={`entry ${dialog.key}`}
        open={dialog.open}
        about={dialog.of}
        entries={entries}
        onClose={dialog.close}
        onChanged={renew}
      />
      <PublishDialog
        key={`publish ${publishing.key}`}
        open={publishing.open}
        onClose={publishing.close}
        onChanged={renew}
      />
      {move.dialog}
      {removing.dialog}
      {discarding.dialog}
    </ListPage>
  );
}
