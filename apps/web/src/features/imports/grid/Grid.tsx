// biome-ignore-all lint/a11y/useSemanticElements: a table's own elements lose their meaning when they are laid out by hand
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its chosen cell
import {
  type ClipboardEvent,
  type ReactNode,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useDict } from '../../../shared/api/useDict.ts';
import { useMedia } from '../../../shared/lib/useMedia.ts';
import { say } from '../../../shared/store/notice.ts';
import { useFillHeight } from '../../../shared/table/useFillHeight.ts';
import { type Area, areaOf, rowsOf, textColumns } from './area.ts';
import { CellEditor } from './CellEditor.tsx';
import { type Column, leadWidth, reasonsWidth, shownText } from './columns.ts';
import { Foot } from './Foot.tsx';
import styles from './Grid.module.css';
import { IssueTip } from './IssueTip.tsx';
import type { At } from './moves.ts';
import { cellId, Row } from './Row.tsx';
import { type GridRow, joins } from './rows.ts';
import { type Range, rowHeight } from './sight.ts';
import { Titles } from './Titles.tsx';
import { type Doing, useEditing } from './useEditing.ts';
import { cellAt, usePointer } from './usePointer.ts';
import type { VisibleRows } from './useRowSource.ts';
import { useSight } from './useSight.ts';

interface Props<S> {
  label: string;
  columns: readonly Column[];
  /** Rows have a price, beside their number. */
  priced?: boolean;
  /** At the end of each row stands what is wrong with it. */
  reasons?: boolean;
  source: S;
  /** A hook that gives the source's rows of a range, as far as they are there. */
  useRows: (source: S, range: Range, expected: number) => VisibleRows;
  /** How many rows there will be, until they tell it themselves. */
  expected: number;
  /** Said where there is no row. */
  none: string;
  active: At;
  /** The far corner of a chosen range. */
  anchor: At | null;
  onActive: (at: At, anchor?: At | null) => void;
  /** Why nothing can be edited now. */
  locked: string | undefined;
  onEdit: (row: GridRow, column: Column, value: string) => void;
  onBlock: (area: Area, text: string) => void;
  onDo: (what: Doing) => void;
  onNextBad: () => void;
  /** Asks again for rows that could not be loaded. */
  onRetry: () => void;
  /** What is above the headings. */
  tools?: ReactNode;
}

// The foot, and the page's own edge.
const below = 36 + 26;
const toolsHeight = 37;
// With less room the fields themselves would have none.
const roomForReasons = '(min-width: 1200px)';

const isSame = (a: At, b: At) => a.row === b.row && a.column === b.column;

/** Thousands of rows to be looked through and mended; only what is in sight is there. */
export const Grid = <S,>(props: Props<S>) => {
  const { label, columns, useRows, active, anchor, onActive, locked, onEdit, onBlock } = props;
  const { priced = false, onDo, onNextBad } = props;
  const { t } = useTranslation('imports');
  const { items } = useDict('order_status');
  const statusText = useCallback(
    (status: string) => items.find(({ value }) => value === status)?.text ?? status,
    [items],
  );
  const id = useId();
  const isWide = useMedia(roomForReasons);
  const reasons = props.reasons ? (isWide ? 'pinned' : 'last') : 'none';
  const [frame, height] = useFillHeight({
    below: props.tools ? below + toolsHeight : below,
    least: 320,
  });
  const [total, setTotal] = useState(props.expected);
  const lead = leadWidth(priced, columns);
  const trail = reasons === 'pinned' ? reasonsWidth : 0;
  const { scroller, sight, look, reveal, page } = useSight({ columns, lead, trail, total, height });
  const visible = useRows(props.source, sight.rows, props.expected);
  if (visible.total !== total) setTotal(visible.total);
  const [focused, setFocused] = useState(false);
  const [hover, setHover] = useState<At | null>(null);
  const [hushed, setHushed] = useState<At | null>(null);
  const area = areaOf(active, anchor, columns.length);

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
    anchor,
    onActive,
    size: { rows: total, columns: columns.length + 1, page },
    refusal: (at) => {
      const row = visible.row(at.row);
      if (locked || !row) return locked ?? t('loading');
      if (row.state === 'skipped') return t('grid.skipped');
      return row.state === 'committed' ? t('grid.committed') : undefined;
    },
    save: ({ row: index, column }, value) => {
      const row = visible.row(index);
      const field = columns[column - 1];
      const before = (field && row?.cells[field.at]) ?? '';
      if (row && field && value !== null && value.trim() !== before) {
        onEdit(row, field, value.trim());
      }
    },
    onDo,
    onNextBad,
    focus: () => scroller.current?.focus({ preventScroll: true }),
  });
  const pointer = usePointer({ active, anchor, onActive, edit });
  const shown = useRef(reveal);
  shown.current = reveal;
  const { row: activeRow, column: activeColumn } = active;
  useLayoutEffect(
    () => shown.current({ row: activeRow, column: activeColumn }),
    [activeRow, activeColumn],
  );

  const copy = (event: ClipboardEvent) => {
    if (editing) return;
    const rows = rowsOf(area).map((index) => visible.known(index));
    event.preventDefault();
    if (rows.includes(undefined)) return say('info', t('copy.tooMany'));
    const lines = rows.map((row) =>
      textColumns(area).map((at) => {
        const column = columns[at - 1] as Column;
        return shownText(column, row?.cells[column.at] ?? '');
      }),
    );
    event.clipboardData.setData('text/plain', lines.map((line) => line.join('\t')).join('\n'));
  };
  const tipAt = hover ?? (focused && !(hushed && isSame(active, hushed)) ? active : null);
  const tip = tipAt && issueAt(tipAt);
  const field = columns[active.column - 1];
  const row = visible.row(active.row);
  const scrolled = columns.filter(({ frozen }) => !frozen);
  const wide = scrolled.reduce((sum, column) => sum + column.width, lead);
  const width = wide + (reasons === 'none' ? 0 : reasonsWidth);
  const { from, to } = sight.rows;
  const isIn = (index: number) => anchor !== null && index >= area.top && index <= area.bottom;
  return (
    <div className={styles.frame} ref={frame}>
      {props.tools}
      <div className={styles.sheet}>
        <div
          ref={scroller}
          role="grid"
          tabIndex={0}
          aria-label={label}
          aria-multiselectable="true"
          aria-rowcount={total + 1}
          aria-colcount={columns.length + (priced ? 2 : 1) + (reasons === 'none' ? 0 : 1)}
          aria-readonly={locked !== undefined}
          aria-activedescendant={
            active.row >= from && active.row < to
              ? cellId(id, active.row, active.column)
              : undefined
          }
          className={styles.scroller}
          style={{ height }}
          onScroll={look}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          {...pointer}
          onMouseOver={(event) => {
            const at = cellAt(event);
            setHover(at && issueAt(at) ? at : null);
          }}
          onMouseLeave={() => setHover(null)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return press(event);
            setHushed(active);
            if (anchor) onActive(active);
          }}
          onCopy={copy}
          onPaste={(event) => {
            event.preventDefault();
            onBlock(area, event.clipboardData.getData('text/plain'));
          }}
        >
          <div style={{ width }}>
            <Titles columns={columns} drawn={sight.columns} priced={priced} reasons={reasons} />
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
                  from={isIn(index) ? area.left : -1}
                  to={isIn(index) ? area.right : -1}
                  reasons={reasons}
                  statusText={statusText}
                  editor={
                    editing && row && field && index === active.row ? (
                      <CellEditor
                        key={field.name}
                        field={field}
                        label={t('cell.label', { row: row.rowNo, field: field.label })}
                        issue={row.issues[field.name]}
                        text={row.cells[field.at] ?? ''}
                        typed={editing.typed}
                        onDone={done}
                        onBlock={(text) => onBlock(area, text)}
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
      </div>
      <Foot row={row} field={field} failed={visible.failed} onRetry={props.onRetry} />
    </div>
  );
};
