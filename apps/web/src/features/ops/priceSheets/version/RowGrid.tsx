import { Button } from 'antd';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../../../shared/permission/ActionButton.tsx';
import { say } from '../../../../shared/store/notice.ts';
import { readCells } from '../../../imports/grid/clipboard.ts';
import { columnsOf } from '../../../imports/grid/columns.ts';
import { Grid } from '../../../imports/grid/Grid.tsx';
import type { At } from '../../../imports/grid/moves.ts';
import { badColumns } from '../../../imports/grid/nextBad.ts';
import type { GridRow } from '../../../imports/grid/rows.ts';
import type { VisibleRows } from '../../../imports/grid/useRowSource.ts';
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
});

const start: At = { row: 0, column: 1 };

/** Rows of price data as a sheet: typed, pasted, checked as they stand. */
export const RowGrid = ({ label, sort, rows, checked, onChange, locked, tools }: Props) => {
  const { t } = useTranslation('priceSheets');
  const { fields } = sort;
  const [active, setActive] = useState(start);
  const desk = useRef<HTMLDivElement>(null);
  // Their widths are by the first look: an edit must not move the columns under the hand.
  const [first] = useState(() => rows.slice(0, 50).map((cells) => [...cells]));
  const columns = useMemo(
    () =>
      columnsOf({
        fields: [...fields],
        mapping: fields.map(({ name }) => name),
        preview: first,
      }),
    [fields, first],
  );
  const bad = checked.filter(({ state }) => state === 'bad').length;
  const focus = () =>
    desk.current?.querySelector<HTMLElement>('[role=grid]')?.focus({ preventScroll: true });

  const put = (at: At, block: readonly (readonly string[])[]) => {
    if (at.row + block.length > mostRows) {
      say('warning', t('grid.tooMany', { max: mostRows }));
      return;
    }
    onChange?.(pasted(rows, fields, { row: at.row, column: at.column - 1 }, block));
  };
  const add = () => {
    put({ row: rows.length, column: 1 }, [fields.map(() => '')]);
    setActive({ row: rows.length, column: 1 });
    requestAnimationFrame(focus);
  };
  const remove = () => {
    onChange?.(rows.filter((_, index) => index !== active.row));
    setActive({ ...active, row: Math.max(0, Math.min(active.row, rows.length - 2)) });
    focus();
  };
  const next = () => {
    const after = [...checked.slice(active.row + 1), ...checked.slice(0, active.row + 1)];
    const found = after.find(({ state }) => state === 'bad');
    if (found) {
      setActive({ row: found.rowNo - 1, column: badColumns(found, fields)[0] ?? 1 });
    }
    focus();
  };
  const paste = (at: At, text: string) => {
    if (!onChange) return;
    const block = readCells(text);
    put(at, block);
    say('success', t('grid.pasted', { rows: block.length }));
  };
  return (
    <div ref={desk} className={styles.grid}>
      {onChange && (
        <div className={styles.bar}>
          <Button onClick={add}>{t('grid.add')}</Button>
          <ActionButton
            disabledReason={rows.length === 0 ? t('grid.removeNone') : undefined}
            onClick={remove}
          >
            {t('grid.remove')}
          </ActionButton>
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
        onActive={setActive}
        locked={onChange ? undefined : locked}
        onEdit={(row, column, value) =>
          put({ row: row.rowNo - 1, column: columns.indexOf(column) + 1 }, [[value]])
        }
        onBlock={paste}
        onNextBad={next}
        onRetry={focus}
      />
    </div>
  );
};
