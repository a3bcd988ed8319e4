import { Button } from 'antd';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhone } from '../../../../../shared/lib/usePhone.ts';
import { ActionButton } from '../../../../../shared/permission/ActionButton.tsx';
import { say } from '../../../../../shared/store/notice.ts';
import {
  type Area,
  type At,
  badColumns,
  columnsOf,
  type Doing,
  EditBar,
  Grid,
  type GridRow,
  laidOver,
  readCells,
  rowsOf,
  textColumns,
  useSelection,
  type VisibleRows,
} from '../../../../imports/index.ts';
import { type Cells, pasted, type Sort } from './rowModel.ts';
import styles from './Version.module.css';

interface Props {
  label: string;
  sort: Sort;
  rows: readonly Cells[];
  checked: readonly GridRow[];
  /** Absent: they can only be looked at. */
  onChange?: ((rows: readonly Cells[]) => void) | undefined;
  /** Why nothing can be changed. */
  locked?: string | undefined;
  tools?: ReactNode;
}

const mostRows = 20_000;
/** All rows are here; a hook, as the grid asks for one. */
const useRows = (rows: readonly GridRow[]): VisibleRows => ({
  total: rows.length,
  failed: null,
  row: (index) => rows[index],
  known: (index) => rows[index],
});

type Rows = readonly Cells[];
const stepsKept = 100;

/** Rows of price data as a sheet: typed, pasted, checked as they stand. */
export const RowGrid = ({ label, sort, rows, checked, onChange, locked, tools }: Props) => {
  const { t } = useTranslation('priceSheets');
  const { fields } = sort;
  const desk = useRef<HTMLDivElement>(null);
  // A small screen has no room for two fixed columns.
  const isSmall = usePhone();
  // Their widths are by the first look: an edit must not move the columns under the hand.
  const [first] = useState(() => rows.slice(0, 50).map((cells) => [...cells]));
  const columns = useMemo(
    () =>
      columnsOf({
        fields: [...fields],
        mapping: fields.map(({ name }) => name),
        preview: first,
        frozen: isSmall ? undefined : fields[0]?.name,
      }),
    [fields, first, isSmall],
  );
  const { active, anchor, area, moved, choose } = useSelection(columns);
  const [steps, setSteps] = useState<{ back: readonly Rows[]; on: readonly Rows[] }>({
    back: [],
    on: [],
  });
  const bad = checked.filter(({ state }) => state === 'bad').length;
  const focus = () =>
    desk.current?.querySelector<HTMLElement>('[role=grid]')?.focus({ preventScroll: true });

  const change = (after: Rows) => {
    setSteps(({ back }) => ({ back: [...back, rows].slice(-stepsKept), on: [] }));
    onChange?.(after);
  };
  const put = (at: At, block: readonly (readonly string[])[]) => {
    if (at.row + block.length > mostRows) {
      say('warning', t('grid.tooMany', { max: mostRows }));
      return;
    }
    change(pasted(rows, fields, { row: at.row, column: Math.max(1, at.column) - 1 }, block));
  };
  const add = () => {
    put({ row: rows.length, column: 1 }, [fields.map(() => '')]);
    choose({ row: rows.length, column: 1 });
    requestAnimationFrame(focus);
  };
  const remove = () => {
    change(rows.filter((_, index) => index < area.top || index > area.bottom));
    const left = rows.length - rowsOf(area).length;
    choose({ ...active, row: Math.max(0, Math.min(area.top, left - 1)) });
    focus();
  };
  const undo = () => {
    const before = steps.back.at(-1);
    if (!before) return;
    setSteps(({ back, on }) => ({ back: back.slice(0, -1), on: [...on, rows] }));
    onChange?.(before);
  };
  const redo = () => {
    const after = steps.on.at(-1);
    if (!after) return;
    setSteps(({ back, on }) => ({ back: [...back, rows], on: on.slice(0, -1) }));
    onChange?.(after);
  };
  /** Every row of the area as its first one; a single row as the one above it. */
  const fill = ({ top, bottom, left }: Area) => {
    const from = top === bottom ? top - 1 : top;
    const model = rows[from];
    if (!model) return;
    const texts = textColumns(area).map((at) => model[at - 1] ?? '');
    const below = Array.from({ length: bottom - from }, () => texts);
    put({ row: from + 1, column: left }, below);
  };
  const perform = (what: Doing) => {
    if (!onChange) return;
    if (what === 'undo') undo();
    else if (what === 'redo') redo();
    else if (what === 'fill') fill(area);
    else if (what === 'skip') remove();
    else {
      const nothing = textColumns(area).map(() => '');
      put(
        { row: area.top, column: area.left },
        rowsOf(area).map(() => nothing),
      );
    }
    focus();
  };
  const next = () => {
    const after = [...checked.slice(active.row + 1), ...checked.slice(0, active.row + 1)];
    const found = after.find(({ state }) => state === 'bad');
    if (found) {
      choose({ row: found.rowNo - 1, column: badColumns(found, columns)[0] ?? 1 });
    }
    focus();
  };
  const paste = (over: Area, text: string) => {
    if (!onChange || over.left === 0) return;
    const block = laidOver(readCells(text), over);
    put({ row: over.top, column: over.left }, block);
    say('success', t('grid.pasted', { rows: block.length }));
  };
  return (
    <div ref={desk} className={styles.grid}>
      {onChange && (
        <div className={styles.bar}>
          <Button onClick={add}>{t('grid.add')}</Button>
          {moved && rows.length > 0 && <Button onClick={remove}>{t('grid.remove')}</Button>}
          <ActionButton disabledReason={bad === 0 ? t('grid.noBad') : undefined} onClick={next}>
            {t('grid.next')}
          </ActionButton>
          {tools}
        </div>
      )}
      <Grid
        label={t('grid.label', { part: label })}
        columns={columns}
        source={checked}
        useRows={useRows}
        expected={checked.length}
        none={t(onChange ? 'grid.none' : 'grid.readOnlyNone')}
        active={active}
        anchor={anchor}
        onActive={choose}
        locked={onChange ? undefined : locked}
        onEdit={(row, column, value) =>
          put({ row: row.rowNo - 1, column: column.at + 1 }, [[value]])
        }
        onBlock={paste}
        onDo={perform}
        tools={
          onChange && (
            <EditBar
              onDo={perform}
              canUndo={steps.back.length > 0}
              canRedo={steps.on.length > 0}
              locked={undefined}
            />
          )
        }
        onNextBad={next}
        onRetry={focus}
      />
    </div>
  );
};
