import { type DictionaryItem, deleteDictionaryItem, sortDictionaryItems } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { say } from '../../../shared/store/notice.ts';
import { useColumnDrag } from '../../../shared/table/useColumnDrag.ts';
import styles from '../Dictionaries.module.css';
import { itemText } from '../names.ts';
import { useLookAtDictionaries } from '../useLookAtDictionaries.ts';
import { ItemRow } from './ItemRow.tsx';
import { moved } from './moved.ts';

interface Props {
  dictionaryId: string;
  items: readonly DictionaryItem[];
  onEdit: (item: DictionaryItem) => void;
  onUses: (item: DictionaryItem) => void;
}

/** The items in the order in which they are offered; each is taken elsewhere by its handle. */
export const ItemList = ({ dictionaryId, items, onEdit, onUses }: Props) => {
  const { t } = useTranslation('dictionaries');
  const look = useLookAtDictionaries();
  const sort = useSend(sortDictionaryItems, { onSettled: look });
  const removing = useSend(deleteDictionaryItem, { meta: { quiet: true } });
  const was = items.map(({ id }) => id);
  const move = (id: string, to: number) => {
    const ids = moved(was, id, to);
    if (ids && !sort.isPending) sort.mutate({ body: { id: dictionaryId, was, ids } });
  };
  const drag = useColumnDrag(move);
  const remove = async (item: DictionaryItem) => {
    await removing.mutateAsync({ query: { id: item.id } }).finally(look);
    say('success', t('deleted', { name: itemText(item) }));
  };
  return (
    <ul className={styles.items}>
      {items.map((item, at) => (
        <ItemRow
          key={item.id}
          item={item}
          drag={drag(item.id, at)}
          onMove={(by) => move(item.id, at + by)}
          onEdit={() => onEdit(item)}
          onUses={() => onUses(item)}
          onRemove={() => remove(item)}
        />
      ))}
    </ul>
  );
};
