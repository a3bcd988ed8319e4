import type { DictionaryItem } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { MoveHandle } from '../../../shared/table/MoveHandle.tsx';
import { RowActions } from '../../../shared/table/RowActions.tsx';
import type { ColumnDrag } from '../../../shared/table/useColumnDrag.ts';
import styles from '../Dictionaries.module.css';
import { itemText } from '../names.ts';

interface Props {
  item: DictionaryItem;
  drag: ColumnDrag;
  onMove: (by: -1 | 1) => void;
  onEdit: () => void;
  onUses: () => void;
  onRemove: () => unknown;
}

/** An item: both words, its value, and whether it can be chosen. */
export const ItemRow = ({ item, drag, onMove, onEdit, onUses, onRemove }: Props) => {
  const { t } = useTranslation('dictionaries');
  const { value, textZh, textEn, isDisabled, isBuiltIn } = item;
  const name = itemText(item);
  return (
    <li className={drag.over ? `${styles.item} ${styles.over}` : styles.item} {...drag.target}>
      <MoveHandle label={t('item.move', { name })} drag={drag} onMove={onMove} />
      <span className={styles.words}>
        <span className={styles.name}>{textZh}</span>
        <span>{textEn}</span>
        <span className={styles.soft}>{value}</span>
      </span>
      <StatusTag kind={isDisabled ? 'neutral' : 'success'}>
        {t(isDisabled ? 'item.disabled' : 'item.enabled')}
      </StatusTag>
      <RowActions
        of={name}
        actions={[
          {
            key: 'edit',
            text: t('item.edit'),
            permission: 'system:dictionaries',
            onClick: onEdit,
          },
          { key: 'uses', text: t('item.uses'), onClick: onUses },
          { key: 'up', text: t('item.up'), onClick: () => onMove(-1) },
          { key: 'down', text: t('item.down'), onClick: () => onMove(1) },
          {
            key: 'delete',
            text: t('delete'),
            danger: true,
            disabledReason: isBuiltIn ? t('item.builtInStays') : undefined,
            onClick: onRemove,
          },
        ]}
      />
    </li>
  );
};
