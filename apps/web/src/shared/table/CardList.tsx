import { useDeferredValue } from 'react';
import { useByAndBy } from '../lib/useByAndBy.ts';
import { Card } from './Card.tsx';
import styles from './CardList.module.css';
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
/** Few enough that a press in between is answered at once. */
const more = 4;

/** A list on a phone: each row a card, its name and state first, then what else is known of it. */
export const CardList = <T extends object>(props: Props<T>) => {
  const { label, columns, page, rowKey, selection, unselectable } = props;
  // Another page comes a little at a time: this one answers meanwhile.
  const records = useDeferredValue(page.records);
  const count = useByAndBy(records.length, atOnce, more);
  return (
    <ul className={styles.cards} aria-label={label} data-busy={props.busy || undefined}>
      {records.slice(0, count).map((row, index) => {
        const key = rowKey(row);
        return (
          <Card
            key={key}
            columns={columns}
            row={row}
            index={index}
            rowKey={key}
            number={rowNumber(page.pageNo, page.pageSize, index)}
            chosen={selection?.keys.includes(key)}
            able={unselectable?.(row) === undefined}
            onToggle={selection?.toggle}
          />
        );
      })}
    </ul>
  );
};
