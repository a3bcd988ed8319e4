import { Checkbox } from 'antd';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CardList.module.css';
import { cardParts } from './cardParts.ts';
import { cell } from './cell.tsx';
import { rowNumber } from './paging.ts';
import type { Column, Page, RowKey } from './types.ts';
import type { Selection } from './useSelection.ts';

interface Props<T> {
  label: string;
  columns: readonly (Column<T> & { width: number })[];
  page: Page<T>;
  rowKey: (row: T) => RowKey;
  busy: boolean;
  selection?: Selection<T> | undefined;
  unselectable?: ((row: T) => string | undefined) | undefined;
}

/** As many as a phone shows before anyone has scrolled. */
const atOnce = 4;

/** A list on a phone: each row a card, its name and state first, then what else is known of it. */
export const CardList = <T extends object>(props: Props<T>) => {
  const { label, page, rowKey, selection, unselectable } = props;
  const { t } = useTranslation('shared');
  const { name, state, facts, actions } = cardParts(props.columns);
  // The others come a moment later, a little at a time: the page answers meanwhile.
  const records = useDeferredValue(page.records, page.records.slice(0, atOnce));
  return (
    <ul className={styles.cards} aria-label={label} data-busy={props.busy || undefined}>
      {records.map((row, index) => {
        const key = rowKey(row);
        const number = rowNumber(page.pageNo, page.pageSize, index);
        return (
          <li key={key} className={styles.card} data-row-key={key}>
            <div className={styles.head}>
              {selection && (
                <Checkbox
                  checked={selection.keys.includes(key)}
                  disabled={unselectable?.(row) !== undefined}
                  aria-label={t('table.selectRow', { number })}
                  onChange={() => selection.toggle(key, row)}
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
      })}
    </ul>
  );
};
