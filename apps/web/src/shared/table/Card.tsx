import { Checkbox } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CardList.module.css';
import { cardParts } from './cardParts.ts';
import { cell } from './cell.tsx';
import type { Column, RowKey } from './types.ts';

interface Props<T> {
  columns: readonly (Column<T> & { width: number })[];
  row: T;
  index: number;
  rowKey: RowKey;
  /** In the whole list. */
  number: number;
  /** Whether it is chosen; undefined where rows can't be. */
  chosen: boolean | undefined;
  able: boolean;
  onToggle: ((key: RowKey, row: T) => void) | undefined;
}

const CardOf = <T extends object>(props: Props<T>) => {
  const { columns, row, index, rowKey, number, chosen, able, onToggle } = props;
  const { t } = useTranslation('shared');
  const { name, state, facts, actions } = cardParts(columns);
  return (
    <li className={styles.card} data-row-key={rowKey}>
      <div className={styles.head}>
        {chosen !== undefined && (
          <Checkbox
            checked={chosen}
            disabled={!able}
            aria-label={t('table.selectRow', { number })}
            onChange={() => onToggle?.(rowKey, row)}
          />
        )}
        {name && <span className={styles.name}>{cell(name, row, index)}</span>}
        {state && <span className={styles.state}>{cell(state, row, index)}</span>}
      </div>
      <dl className={styles.facts}>
        {facts.map((column) => (
          <div key={column.key} className={styles.fact}>
            <dt>{column.title}</dt>
            <dd>{cell(column, row, index)}</dd>
          </div>
        ))}
      </dl>
      {actions && <div className={styles.actions}>{cell(actions, row, index)}</div>}
    </li>
  );
};

/** A row on a phone. Memoised: the list is drawn whenever it is asked again, and few of its rows have changed. */
export const Card = memo(CardOf) as typeof CardOf;
