import {
  type Dictionary,
  type DictionaryItem,
  deleteDictionary,
  listDictionaryItems,
} from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { useShownDialog } from '../../../shared/feedback/dialogs/useShownDialog.ts';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { TableSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { ActionMenu } from '../../../shared/permission/ActionMenu.tsx';
import { say } from '../../../shared/store/notice.ts';
import styles from '../Dictionaries.module.css';
import { dictionaryName } from '../names.ts';
import { useLookAtDictionaries } from '../useLookAtDictionaries.ts';
import { ItemDialog } from './ItemDialog.tsx';
import { ItemList } from './ItemList.tsx';
import { UsesDialog } from './UsesDialog.tsx';

interface Props {
  dictionary: Dictionary;
  onEdit: () => void;
}

/** One dictionary: what it is called, and its items in their order. */
export const ItemsPart = ({ dictionary, onEdit }: Props) => {
  const { t } = useTranslation('dictionaries');
  const { id, code, isBuiltIn, takesItems } = dictionary;
  const name = dictionaryName(dictionary);
  const query = useCall(listDictionaryItems, { query: { id } }, { meta: { quiet: true } });
  const dialog = useShownDialog<DictionaryItem>();
  const uses = useShownDialog<DictionaryItem>();
  const look = useLookAtDictionaries();
  const removing = useSend(deleteDictionary, { meta: { quiet: true } });
  const remove = async () => {
    await removing.mutateAsync({ query: { id } }).finally(look);
    say('success', t('deleted', { name }));
  };
  const { data } = query;
  return (
    <section className={styles.part} aria-label={name}>
      <header className={styles.head}>
        <h2>{name}</h2>
        <span className={styles.soft}>{code}</span>
        {isBuiltIn && <StatusTag kind="neutral">{t('builtIn')}</StatusTag>}
        <span className={styles.acts}>
          {takesItems && (
            <ActionButton permission="system:dictionaries" onClick={() => dialog.show(null)}>
              {t('item.add')}
            </ActionButton>
          )}
          <ActionMenu
            of={name}
            actions={[
              { key: 'edit', text: t('rename'), onClick: onEdit },
              {
                key: 'delete',
                text: t('delete'),
                danger: true,
                disabledReason: isBuiltIn ? t('builtInStays') : undefined,
                confirm: {
                  title: t('deleteTitle', { name }),
                  text: t('deleteText', { count: dictionary.items }),
                  yes: t('delete'),
                  danger: true,
                },
                onClick: remove,
              },
            ]}
          />
        </span>
      </header>
      {!takesItems && <p className={styles.lead}>{t('fixedHint')}</p>}
      <LoadState query={query}>
        <TableSkeleton columns={3} rows={5} />
      </LoadState>
      {data?.length === 0 && <EmptyState title={t('item.none')} text={t('item.noneText')} />}
      {data && data.length > 0 && (
        <ItemList dictionaryId={id} items={data} onEdit={dialog.show} onUses={uses.show} />
      )}
      <ItemDialog
        key={`item ${dialog.key}`}
        open={dialog.open}
        dictionary={dictionary}
        item={dialog.of}
        onClose={dialog.close}
      />
      <UsesDialog key={`uses ${uses.key}`} open={uses.open} item={uses.of} onClose={uses.close} />
    </section>
  );
};
