// biome-ignore-all lint/a11y/useSemanticElements: a table's own elements lose their meaning when they are laid out by hand
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its chosen cell
import type { TFunction } from 'i18next';
import { memo, type ReactNode } from 'react';
import { grouped } from '../../../shared/feedback/amountText.ts';
import { type Column, headWidth, leadWidth, priceWidth, shownText } from './columns.ts';
import styles from './Grid.module.css';
import { BadMark, DoneMark, RepeatedMark } from './Marks.tsx';
import type { GridRow } from './rows.ts';
import { type Range, rowHeight } from './sight.ts';

interface Props {
  /** Names the grid's cells; see `cellId`. */
  grid: string;
  index: number;
  /** Undefined while it is being loaded. */
  row: GridRow | undefined;
  columns: readonly Column[];
  drawn: Range;
  priced: boolean;
  /** It goes on with what the row above it is about. */
  joined: boolean;
  /** The column of the chosen cell, or -1. */
  active: number;
  /** Stands in the chosen cell's place while it is edited. */
  editor: ReactNode;
  t: TFunction<'imports'>;
}

export const cellId = (grid: string, row: number, column: number) => `${grid}-${row}-${column}`;

// Plain functions: hundreds of cells come into sight at a jump, and each component costs.
const head = (row: GridRow, price: string, t: TFunction<'imports'>) => (
  <>
    <span className={styles.number}>{row.rowNo}</span>
    {(row.state === 'bad' || row.state === 'refused') && <BadMark />}
    {row.repeated && <RepeatedMark />}
    {row.state === 'committed' && <DoneMark />}
    <span className="unseen">
      {row.head !== row.rowNo && t('row.partOf', { row: row.head })}
      {t(`row.${row.state}`)}
      {price && t('row.price', { price })}
      {row.repeated && t('row.repeated')}
      {row.issues['']}
    </span>
  </>
);

const content = (text: string, issue: string | undefined, t: TFunction<'imports'>) => (
  <>
    <span className={styles.text}>{text}</span>
    {issue && <BadMark />}
    {issue && <span className="unseen">{t('cell.bad', { reason: issue })}</span>}
  </>
);

/** One row: its number, and those of its cells that are in sight. */
export const Row = memo((props: Props) => {
  const { grid, index, row, columns, drawn, priced, joined, active, editor, t } = props;
  const lead = leadWidth(priced);
  const price = row?.price ? `${grouped(row.price.amount)} ${row.price.currency}` : '';
  const cells = columns.slice(drawn.from, drawn.to);
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-busy={!row}
      className={styles.row}
      data-state={row?.state}
      data-part={row && row.head !== row.rowNo}
      data-joined={joined}
      style={{ top: index * rowHeight }}
    >
      <div
        role="rowheader"
        id={cellId(grid, index, 0)}
        aria-colindex={1}
        aria-selected={active === 0}
        className={styles.head}
        data-cell={`${index},0`}
        data-bad={row && '' in row.issues}
        style={{ width: headWidth }}
      >
        {row && head(row, price, t)}
      </div>
      {priced && (
        <div
          role="gridcell"
          aria-colindex={2}
          aria-readonly="true"
          className={styles.price}
          title={price}
          style={{ left: headWidth, width: priceWidth }}
        >
          {price}
        </div>
      )}
      {cells.map((column, n) => {
        const at = drawn.from + n;
        const chosen = active === at + 1;
        return (
          <div
            key={column.name}
            role="gridcell"
            id={cellId(grid, index, at + 1)}
            aria-colindex={at + (priced ? 3 : 2)}
            aria-selected={chosen}
            aria-invalid={row && column.name in row.issues ? true : undefined}
            className={styles.cell}
            data-cell={`${index},${at + 1}`}
            data-saving={row?.saving?.includes(column.name)}
            style={{ left: lead + column.left, width: column.width }}
          >
            {chosen && editor}
            {row &&
              !(chosen && editor) &&
              content(shownText(column, row.cells[at] ?? ''), row.issues[column.name], t)}
          </div>
        );
      })}
    </div>
  );
});
