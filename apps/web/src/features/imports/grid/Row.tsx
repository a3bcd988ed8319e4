// biome-ignore-all lint/a11y/useSemanticElements: a table's own elements lose their meaning when they are laid out by hand
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its chosen cell
import type { TFunction } from 'i18next';
import { memo, type ReactNode } from 'react';
import { grouped } from '../../../shared/feedback/values/amountText.ts';
import { type Column, headsWidth, headWidth, leadWidth, priceWidth, shownText } from './columns.ts';
import styles from './Grid.module.css';
import { BadMark, DoneMark, RepeatedMark, SkippedMark } from './Marks.tsx';
import { Reasons } from './Reasons.tsx';
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
  /** The first and the last column of the chosen range; -1 where the row has none of it. */
  from: number;
  to: number;
  /** Stands in the chosen cell's place while it is edited. */
  editor: ReactNode;
  /** Whether what is wrong stands at the end, and stays at the edge. */
  reasons: 'none' | 'last' | 'pinned';
  statusText: (status: string) => string;
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
    {row.state === 'skipped' && <SkippedMark />}
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
  const lead = leadWidth(priced, columns);
  const price = row?.price ? `${grouped(row.price.amount)} ${row.price.currency}` : '';
  const isChosen = (column: number) =>
    column === active || (column >= props.from && column <= props.to);
  const [first] = columns;
  const cell = (column: Column, at: number) => {
    const { name, frozen, left, width } = column;
    const edited = active === at + 1 && editor;
    return (
      <div
        key={name}
        role="gridcell"
        id={cellId(grid, index, at + 1)}
        aria-colindex={at + (priced ? 3 : 2)}
        aria-selected={isChosen(at + 1)}
        aria-invalid={row && name in row.issues ? true : undefined}
        className={frozen ? `${styles.cell} ${styles.frozen}` : styles.cell}
        data-kind={column.kind}
        data-cell={`${index},${at + 1}`}
        data-active={active === at + 1}
        data-saving={row?.saving?.includes(name)}
        style={{ left: frozen ? headsWidth(priced) : lead + left, width }}
      >
        {edited}
        {row &&
          !edited &&
          content(shownText(column, row.cells[column.at] ?? ''), row.issues[name], t)}
      </div>
    );
  };
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
        aria-selected={isChosen(0)}
        className={styles.head}
        data-cell={`${index},0`}
        data-active={active === 0}
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
      {first?.frozen && cell(first, 0)}
      {columns.slice(drawn.from, drawn.to).map((column, n) => cell(column, drawn.from + n))}
      {props.reasons !== 'none' && (
        <Reasons
          row={row}
          fields={columns}
          column={columns.length + (priced ? 3 : 2)}
          pinned={props.reasons === 'pinned'}
          statusText={props.statusText}
          t={t}
        />
      )}
    </div>
  );
});
