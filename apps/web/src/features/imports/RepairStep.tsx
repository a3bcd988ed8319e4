import { type ImportView, importMoves, listImportRows } from '@alpaca/contract';
import { Checkbox } from 'antd';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../shared/api/request.ts';
import { showError } from '../../shared/api/showError.ts';
import { say } from '../../shared/store/notice.ts';
import { AlikeBar } from './AlikeBar.tsx';
import { rowsOf } from './grid/area.ts';
import { EditBar } from './grid/EditBar.tsx';
import { Grid } from './grid/Grid.tsx';
import type { Change } from './grid/history.ts';
import { badColumns, nextBad } from './grid/nextBad.ts';
import type { GridRow, RowFilter } from './grid/rows.ts';
import type { Doing } from './grid/useEditing.ts';
import { useRowSource, useVisibleRows } from './grid/useRowSource.ts';
import { useSelection } from './grid/useSelection.ts';
import styles from './Imports.module.css';
import { KnownSheetNote } from './KnownSheet.tsx';
import { kindOf } from './kinds.ts';
import { Outcome } from './Outcome.tsx';
import { OwnPartsContext } from './ownParts.ts';
import { RepairActions } from './RepairActions.tsx';
import { countOf, Totals } from './Totals.tsx';
import { useColumns } from './useColumns.ts';
import { useRepair } from './useRepair.ts';

// Where a bad row can be among those shown.
const withBad: readonly RowFilter[] = ['all', 'bad', 'repeated'];

/** All rows of the file: what is wrong is mended here, what is good is brought in. */
export const RepairStep = ({ view, onRemap }: { view: ImportView; onRemap: () => void }) => {
  const { t } = useTranslation('imports');
  const { id, kind, status, fields, mapping, counts } = view;
  const { priced = false } = kindOf(kind);
  const { Summary } = use(OwnPartsContext);
  const [only, setOnly] = useState<RowFilter>(counts.bad > 0 ? 'bad' : 'all');
  const desk = useRef<HTMLDivElement>(null);
  const { columns, hidden, reveal, onRows, showEmpty, setShowEmpty } = useColumns(view);
  const { active, anchor, area, moved, choose, chooseField, reset } = useSelection(columns);
  const source = useRowSource(
    { id, only, status, version: `${view.jobId} ${mapping.join()}` },
    onRows,
  );
  const repair = useRepair(view, source, columns);
  const locked = importMoves[status].includes('edit') ? undefined : t(`blocked.${status}`);
  // Those out of sight come last: a mistake in one brings it into sight.
  const walked = useMemo(() => [...columns, ...hidden], [columns, hidden]);

  const goTo = (row: number, column: number) => {
    const name = walked[column - 1]?.name ?? null;
    if (name !== null) reveal([name]);
    chooseField(row, name);
  };
  const begin = useRef(goTo);
  begin.current = goTo;
  useEffect(() => {
    // The first mistake may stand in a column out of sight.
    if (only !== 'bad' || moved) return;
    const chooseFirst = (row: GridRow | undefined) => {
      const [column] = row ? badColumns(row, walked) : [];
      if (column !== undefined) begin.current(0, column);
    };
    source.fetch(0).then(chooseFirst, () => {});
  }, [only, source, walked, moved]);

  const show = (filter: RowFilter) => {
    reset();
    // Pressed again, it leaves out what no longer belongs; another one may have been seen before
    // rows were mended here.
    source.reload();
    setOnly(filter);
  };
  const focus = () =>
    desk.current?.querySelector<HTMLElement>('[role=grid]')?.focus({ preventScroll: true });
  const badAt = async (offset: number) => {
    const { rows } = await request(listImportRows, { body: { id, only: 'bad', offset, limit: 1 } });
    return rows[0];
  };
  const findNext = async () => {
    const found =
      withBad.includes(only) &&
      (await nextBad(active, walked, {
        shown: { count: source.total() ?? 0, at: source.fetch, known: source.known },
        bad: { count: counts.bad, at: badAt },
      }));
    if (found) goTo(found.row, found.column);
    else if (only !== 'bad') show('bad');
    focus();
  };
  /** What was taken back or done again is shown. */
  const followed = async (change: Promise<Change | undefined>) => {
    const done = await change;
    if (!done) return;
    const cell = 'cells' in done ? done.cells[0] : undefined;
    const rowNo = 'cells' in done ? cell?.rowNo : done.rowNos[0];
    const place = rowNo === undefined ? undefined : source.placeOf(rowNo);
    if (place !== undefined) chooseField(place, cell?.field ?? null);
  };
  const perform = (what: Doing) => {
    if (locked) return say('info', locked);
    const doing = {
      fill: () => repair.fill(area),
      clear: () => repair.clear(area),
      skip: () => repair.skip(area),
      undo: () => followed(repair.undo()),
      redo: () => followed(repair.redo()),
    };
    doing[what]().catch(showError);
    focus();
  };
  const isSkipped = rowsOf(area).every((row) => source.known(row)?.state === 'skipped');
  return (
    <div className={styles.repair} ref={desk}>
      <Outcome view={view} />
      <KnownSheetNote view={view} idle={repair.idle} />
      {Summary && <Summary view={view} />}
      <div className={styles.bar}>
        <Totals counts={counts} only={only} onOnly={show} />
        <RepairActions view={view} idle={repair.idle} onNextBad={findNext} onRemap={onRemap} />
      </div>
      {repair.alike && !locked && (
        <AlikeBar
          alike={repair.alike}
          fields={fields}
          onFix={() => void repair.fixAlike()}
          onClose={repair.hushAlike}
        />
      )}
      <Grid
        key={only}
        label={t('grid.label', { name: view.fileName })}
        columns={columns}
        priced={priced}
        reasons={counts.bad + counts.committed + counts.skipped > 0}
        source={source}
        useRows={useVisibleRows}
        expected={countOf(counts, only)}
        none={t(`none.${only}`)}
        onRetry={source.reload}
        active={active}
        anchor={anchor}
        onActive={choose}
        locked={locked}
        onEdit={(row, column, value) => void repair.edit(row, column, value)}
        onBlock={(at, text) => !locked && void repair.paste(at, text)}
        onDo={perform}
        onNextBad={() => void findNext().catch(showError)}
        tools={
          <EditBar
            onDo={perform}
            canUndo={repair.canUndo}
            canRedo={repair.canRedo}
            locked={locked}
            skip={isSkipped ? 'takeBack' : 'skip'}
          >
            {(hidden.length > 0 || showEmpty) && (
              <Checkbox checked={showEmpty} onChange={({ target }) => setShowEmpty(target.checked)}>
                {showEmpty ? t('columns.showEmpty') : t('columns.hidden', { count: hidden.length })}
              </Checkbox>
            )}
          </EditBar>
        }
      />
    </div>
  );
};
