// biome-ignore-all lint/a11y/useSemanticElements: a table's own elements lose their meaning when they are laid out by hand
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its chosen cell
import {
  type ClipboardEvent,
  type MouseEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useFillHeight } from '../../../shared/table/useFillHeight.ts';
import { CellEditor } from './CellEditor.tsx';
import { type Column, leadWidth, shownText } from './columns.ts';
import { Foot } from './Foot.tsx';
import styles from './Grid.module.css';
import { IssueTip } from './IssueTip.tsx';
import type { At } from './moves.ts';
import { cellId, Row } from './Row.tsx';
import { type GridRow, joins } from './rows.ts';
import { type Range, rowHeight } from './sight.ts';
import { Titles } from './Titles.tsx';
import { useEditing } from './useEditing.ts';
import type { VisibleRows } from './useRowSource.ts';
import { useSight } from './useSight.ts';

interface Props<S> {
  label: string;
  columns: readonly Column[];
  /** Rows have a price, beside their number. */
  priced?: boolean;
  source: S;
  /** A hook that gives the source's rows of a range, as far as they are there. */
  useRows: (source: S, range: Range, expected: number) => VisibleRows;
  /** How many rows there will be, until they tell it themselves. */
  expected: number;
  /** Said where there is no row. */
  none: string;
  active: At;
  onActive: (at: At) => void;
  /** Why nothing can be edited now. */
  locked: string | undefined;
  onEdit: (row: GridRow, column: Column, value: string) => void;
  onBlock: (at: At, text: string) => void;
  onNextBad: () => void;
  /** Asks again for rows that could not be loaded. */
  onRetry: () => void;
}

const cellAt = ({ target }: { target: EventTarget }): At | null => {
  const found = (target as Element).closest<HTMLElement>('[data-cell]')?.dataset.cell;
  if (!found) return null;
  const [row = 0, column = 0] = found.split(',').map(Number);
  return { row, column };
};

// The foot, and the page's own edge.
const below = 36 + 26;

/** Thousands of rows to be looked through and mended; only what is in sight is there. */
export const Grid = <S,>(props: Props<S>) => {
  const { label, columns, useRows, active, onActive, locked, onEdit, onBlock, onNextBad } = props;
  const { priced = false } = props;
  const { t } = useTranslation('imports');
  const id = useId();
  const [frame, height] = useFillHeight({ below, least: 320 });
  const [total, setTotal] = useState(props.expected);
  const lead = leadWidth(priced);
  const { scroller, sight, look, reveal, page } = useSight({ columns, lead, total, height });
  const visible = useRows(props.source, sight.rows, props.expected);
  if (visible.total !== total) setTotal(visible.total);
  const [focused, setFocused] = useState(false);
  const [hover, setHover] = useState<At | null>(null);
  const [hushed, setHushed] = useState<At | null>(null);

  const issueAt = (at: At): string | undefined => {
    const row = visible.row(at.row);
    return row?.issues[columns[at.column - 1]?.name ?? ''];
  };
  const isJoined = (index: number) => {
    const row = visible.row(index);
    return row !== undefined && joins(row, visible.row(index - 1));
  };
  const { editing, edit, done, press } = useEditing({
    active,
    onActive,
    size: { rows: total, columns: columns.length + 1, page },
    refusal: (at) => {
      const row = visible.row(at.row);
      if (locked || !row) return locked ?? t('loading');
      return row.state === 'committed' ? t('grid.committed') : undefined;
    },
    save: ({ row: index, column }, value) => {
      const row = visible.row(index);
      const field = columns[column - 1];
      const before = row?.cells[column - 1] ?? '';
      if (row && field && value !== null && value.trim() !== before) {
        onEdit(row, field, value.trim());
      }
    },
    onNextBad,
    focus: () => scroller.current?.focus({ preventScroll: true }),
  });
  const shown = useRef(reveal);
  shown.current = reveal;
  useLayoutEffect(() => shown.current(active), [active]);

  const click = (event: MouseEvent) => {
    const at = cellAt(event);
    if (!at || (event.target as Element).closest('input, select')) return;
    onActive(at);
    if (!window.getSelection()?.toString()) edit(at);
  };
  const over = (event: MouseEvent) => {
    const at = cellAt(event);
    setHover(at && issueAt(at) ? at : null);
  };
  const copy = (event: ClipboardEvent) => {
    const column = columns[active.column - 1];
    const text = visible.row(active.row)?.cells[active.column - 1];
    if (!column || text === undefined || editing) return;
    event.clipboardData.setData('text/plain', shownText(column, text));
    event.preventDefault();
  };
  const tipAt = hover ?? (focused && active !== hushed ? active : null);
  const tip = tipAt && issueAt(tipAt);
  const field = columns[active.column - 1];
  const row = visible.row(active.row);
  const width = columns.reduce((sum, column) => sum + column.width, lead);
  const { from, to } = sight.rows;
  return (
    <div className={styles.frame} ref={frame}>
      <div
        ref={scroller}
        role="grid"
        tabIndex={0}
        aria-label={label}
        aria-rowcount={total + 1}
        aria-colcount={columns.length + (priced ? 2 : 1)}
        aria-readonly={locked !== undefined}
        aria-activedescendant={
          active.row >= from && active.row < to ? cellId(id, active.row, active.column) : undefined
        }
        className={styles.scroller}
        style={{ height }}
        onScroll={look}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onClick={click}
        onMouseOver={over}
        onMouseLeave={() => setHover(null)}
        onKeyDown={(event) => (event.key === 'Escape' ? setHushed(active) : press(event))}
        onCopy={copy}
        onPaste={(event) => {
          event.preventDefault();
          onBlock(active, event.clipboardData.getData('text/plain'));
        }}
      >
        <div style={{ width }}>
          <Titles columns={columns} drawn={sight.columns} priced={priced} />
          <div role="rowgroup" className={styles.body} style={{ height: total * rowHeight }}>
            {Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n).map((index) => (
              <Row
                key={index}
                grid={id}
                index={index}
                row={visible.row(index)}
                columns={columns}
                drawn={sight.columns}
                priced={priced}
                joined={isJoined(index)}
                t={t}
                active={index === active.row ? active.column : -1}
                editor={
                  editing && row && field && index === active.row ? (
                    <CellEditor
                      key={field.name}
                      field={field}
                      label={t('cell.label', { row: row.rowNo, field: field.label })}
                      issue={row.issues[field.name]}
                      text={row.cells[active.column - 1] ?? ''}
                      typed={editing.typed}
                      onDone={done}
                      onBlock={(text) => onBlock(active, text)}
                    />
                  ) : null
                }
              />
            ))}
          </div>
        </div>
      </div>
      {total === 0 && <p className={styles.none}>{props.none}</p>}
      {tip && tipAt && (
        <IssueTip cell={cellId(id, tipAt.row, tipAt.column)} text={tip} scroller={scroller} />
      )}
      <Foot row={row} field={field} failed={visible.failed} onRetry={props.onRetry} />
    </div>
  );
};
