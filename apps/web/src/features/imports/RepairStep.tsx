import { type ImportView, importMoves, listImportRows } from '@alpaca/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../shared/api/request.ts';
import { showError } from '../../shared/api/showError.ts';
import { AlikeBar } from './AlikeBar.tsx';
import { columnsOf } from './grid/columns.ts';
import { Grid } from './grid/Grid.tsx';
import type { At } from './grid/moves.ts';
import { badColumns, nextBad } from './grid/nextBad.ts';
import type { GridRow, RowFilter } from './grid/rows.ts';
import { useRowSource, useVisibleRows } from './grid/useRowSource.ts';
import styles from './Imports.module.css';
import { kindOf } from './kinds.ts';
import { Outcome } from './Outcome.tsx';
import { RepairActions } from './RepairActions.tsx';
import { countOf, Totals } from './Totals.tsx';
import { useRepair } from './useRepair.ts';

const start: At = { row: 0, column: 1 };
// Where a bad row can be among those shown.
const withBad: readonly RowFilter[] = ['all', 'bad', 'repeated'];

/** All rows of the file: what is wrong is mended here, what is good is brought in. */
export const RepairStep = ({ view, onRemap }: { view: ImportView; onRemap: () => void }) => {
  const { t } = useTranslation('imports');
  const { id, kind, status, fields, mapping, preview, counts } = view;
  const { Summary, priced = false } = kindOf(kind);
  const [only, setOnly] = useState<RowFilter>(counts.bad > 0 ? 'bad' : 'all');
  const [active, setActive] = useState(start);
  const desk = useRef<HTMLDivElement>(null);
  // Their widths are by the first look: an edit must not move the columns under the hand.
  const [first] = useState(preview);
  const columns = useMemo(
    () => columnsOf({ fields, mapping, preview: first }),
    [fields, mapping, first],
  );
  const source = useRowSource({ id, only, status, version: `${view.jobId} ${mapping.join()}` });
  const repair = useRepair(view, source);
  const locked = importMoves[status].includes('edit') ? undefined : t(`blocked.${status}`);

  useEffect(() => {
    // The first mistake may stand in a column out of sight.
    if (only !== 'bad') return;
    const choose = (row: GridRow | undefined) => {
      const [column] = row ? badColumns(row, fields) : [];
      if (column !== undefined) setActive((at) => (at === start ? { row: 0, column } : at));
    };
    source.fetch(0).then(choose, () => {});
  }, [only, source, fields]);

  const show = (filter: RowFilter) => {
    setActive(start);
    // Pressed again, it leaves out what no longer belongs; another one may have been seen before
    // rows were mended here.
    source.reload();
    setOnly(filter);
  };
  const badAt = async (offset: number) => {
    const { rows } = await request(listImportRows, { body: { id, only: 'bad', offset, limit: 1 } });
    return rows[0];
  };
  const findNext = async () => {
    const found =
      withBad.includes(only) &&
      (await nextBad(active, fields, {
        shown: { count: source.total() ?? 0, at: source.fetch, known: source.known },
        bad: { count: counts.bad, at: badAt },
      }));
    if (found) setActive(found);
    else if (only !== 'bad') show('bad');
    desk.current?.querySelector<HTMLElement>('[role=grid]')?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.repair} ref={desk}>
      <Outcome view={view} />
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
        source={source}
        useRows={useVisibleRows}
        expected={countOf(counts, only)}
        none={t(`none.${only}`)}
        onRetry={source.reload}
        active={active}
        onActive={setActive}
        locked={locked}
        onEdit={(row, column, value) => void repair.edit(row, columns.indexOf(column), value)}
        onBlock={(at, text) => !locked && void repair.paste(at, text)}
        onNextBad={() => void findNext().catch(showError)}
      />
    </div>
  );
};
