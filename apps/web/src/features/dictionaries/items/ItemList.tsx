import {
  type DictionaryItem,
  deleteDictionaryItem,
  restoreDictionaryItem,
  sortDictionaryItems,
} from '@alpaca/contract';
import { useSend } from '../../../shared/api/useSend.ts';
import { useColumnDrag } from '../../../shared/table/useColumnDrag.ts';
import { useDelete } from '../../../shared/undo/useDelete.ts';
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
  const look = useLookAtDictionaries();
  const sort = useSend(sortDictionaryItems, { onSettled: look });
  const remove = useDelete({
    call: deleteDictionaryItem,
    restore: restoreDictionaryItem,
    renew: look,
  });
  const was = items.map(({ id }) => id);
  const move = (id: string, to: number) => {
    const ids = moved(was, id, to);
    if (ids && !sort.isPending) sort.mutate({ body: { id: dictionaryId, was, ids } });
  };
  const drag = useColumnDrag(move);
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
          onRemove={() => remove({ query: { id: item.id } }, [itemText(item)])}
        />
      ))}
    </ul>
  );
};
