import {
  editImportCells,
  fixImportAlike,
  type ImportRow,
  type ImportView,
  listImportRows,
  skipImportRows,
} from '@alpaca/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newKey } from '../../shared/api/key.ts';
import { request } from '../../shared/api/request.ts';
import { showError } from '../../shared/api/showError.ts';
import { say } from '../../shared/store/notice.ts';
import { useChangeImport } from './api.ts';
import { type Area, laidOver, rowsOf, textColumns } from './grid/area.ts';
import { readCells } from './grid/clipboard.ts';
import type { Column } from './grid/columns.ts';
import { createEditQueue, type Edit, editsAtMost } from './grid/editQueue.ts';
import {
  type Change,
  noHistory,
  noted,
  stepBack,
  stepOn,
  turned,
  without,
} from './grid/history.ts';
import { blockEdits, edited, type GridRow, isOpen } from './grid/rows.ts';
import type { RowSource } from './grid/useRowSource.ts';

/** A mend that would fit other rows too. */
export interface Alike {
  field: string;
  from: string;
  to: string;
}

const lookedThrough = 500;
/** More at once is a file's work. */
const cellsAtMost = 5_000;

const chunked = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, n) =>
    list.slice(n * size, (n + 1) * size),
  );

const changeOf = (edits: readonly Edit[]): Change => ({
  cells: edits.map(({ rowNo, field, value, seen }) => ({ rowNo, field, from: seen, to: value })),
});

/** Mending the rows of an import: typed, pasted, filled, left out, taken back, and the same for all alike. */
export const useRepair = (view: ImportView, source: RowSource, columns: readonly Column[]) => {
  const { t } = useTranslation('imports');
  const { id, fields } = view;
  const { setCounts } = useChangeImport(id);
  const [alike, setAlike] = useState<(Alike & { busy?: boolean }) | null>(null);
  const [history, setHistory] = useState(noHistory);
  // Answers come when the rows may have been loaded anew or filtered otherwise.
  const now = useRef({ source, setCounts, fields });
  now.current = { source, setCounts, fields };

  const standsElsewhere = async ({ field, from }: Alike, rowNo: number) => {
    const column = fields.findIndex(({ name }) => name === field);
    const like = (row: ImportRow) =>
      row.rowNo !== rowNo && isOpen(row) && row.cells[column] === from;
    if (now.current.source.all().some(like)) return true;
    const body = { id, only: 'bad', limit: lookedThrough } as const;
    return (await request(listImportRows, { body })).rows.some(like);
  };

  const [queue] = useState(() =>
    createEditQueue({
      send: (edits) => request(editImportCells, { body: { id, edits } }, { key: newKey() }),
      answered: ({ rows, counts }, waiting) => {
        const { source, setCounts, fields } = now.current;
        setCounts(counts);
        // A row elsewhere may change as well, where two were alike.
        if (!source.put(rows.map((row) => edited(row, waiting, fields)))) source.reload();
      },
      failed: (error, lost) => {
        showError(error);
        setHistory((before) => without(before, lost));
        now.current.source.reload();
      },
    }),
  );

  const send = (edits: readonly Edit[]) => {
    const rows = new Map<number, GridRow>();
    for (const edit of edits) {
      const row = rows.get(edit.rowNo) ?? source.byNumber(edit.rowNo);
      if (row) rows.set(edit.rowNo, edited(row, [edit], fields));
    }
    source.put([...rows.values()]);
    queue.add(edits);
  };
  const sendSkip = (rowNos: readonly number[], skipped: boolean) => {
    for (const some of chunked(rowNos, editsAtMost)) {
      const body = { id, rowNos: some, skipped };
      queue.call(() => request(skipImportRows, { body }, { key: newKey() }));
    }
  };
  const apply = (change: Change) => {
    setAlike(null);
    if (!('cells' in change)) return sendSkip(change.rowNos, change.skipped);
    send(
      change.cells.map(({ rowNo, field, from, to }) => ({ rowNo, field, value: to, seen: from })),
    );
  };
  const perform = (change: Change) => {
    setHistory((before) => noted(before, change));
    apply(change);
  };

  const edit = async (row: GridRow, { name: field, at }: Column, value: string) => {
    const from = row.cells[at] ?? '';
    const wasBad = field in row.issues;
    perform(changeOf([{ rowNo: row.rowNo, field, value, seen: from }]));
    if (!wasBad) return;
    await queue.idle();
    const after = now.current.source.byNumber(row.rowNo);
    const mend = { field, from, to: value };
    const good = after && !(field in after.issues) && after.cells[at] === value;
    const found = good && (await standsElsewhere(mend, row.rowNo).catch(() => false));
    if (found) setAlike(mend);
  };

  /** The rows of an area, loaded where they are not; undefined where it is too large. */
  const rowsIn = async (area: Area, width = textColumns(area).length) => {
    const rows = rowsOf(area);
    const cells = rows.length * Math.max(1, width);
    if (cells > cellsAtMost) {
      say('error', t('paste.tooMany', { cells, max: cellsAtMost }));
      return undefined;
    }
    return Promise.all(rows.map((row) => source.fetch(row))).catch(showError);
  };
  const put = async (area: Area, block: readonly (readonly string[])[]) => {
    const width = Math.max(0, ...block.map((row) => row.length));
    const rows = await rowsIn({ ...area, bottom: area.top + block.length - 1 }, width);
    const edits = rows ? blockEdits(block, rows, columns, Math.max(1, area.left) - 1) : [];
    if (edits.length > 0) perform(changeOf(edits));
    return edits.length;
  };
  const paste = async (area: Area, text: string) => {
    // A row's number takes no text.
    if (text === '' || area.left === 0) return;
    const cells = await put(area, laidOver(readCells(text), area));
    if (cells === 0) return;
    await queue.idle();
    say('success', t('paste.done', { cells }));
  };
  /** Every row of the area as its first one; a single row as the one above it. */
  const fill = async (area: Area) => {
    const top = area.top === area.bottom ? area.top - 1 : area.top;
    if (top < 0) return;
    const [model] = (await rowsIn({ ...area, top, bottom: top })) ?? [];
    if (!model) return;
    const texts = textColumns(area).map((at) => model.cells[columns[at - 1]?.at ?? -1] ?? '');
    const below = { ...area, top: top + 1 };
    await put(
      below,
      rowsOf(below).map(() => texts),
    );
  };
  const clear = (area: Area) =>
    put(
      area,
      rowsOf(area).map(() => textColumns(area).map(() => '')),
    );

  const skip = async (area: Area) => {
    const rows = (await rowsIn(area, 1)) ?? [];
    const open = rows.filter((row) => row !== undefined && row.state !== 'committed') as GridRow[];
    // Where all are left out already they come back.
    const skipped = open.some(({ state }) => state !== 'skipped');
    const rowNos = open
      .filter(({ state }) => (state === 'skipped') !== skipped)
      .map(({ rowNo }) => rowNo);
    if (rowNos.length > 0) perform({ rowNos, skipped });
  };

  const undo = async () => {
    const last = history.done.at(-1);
    if (!last) return undefined;
    setHistory(stepBack);
    apply(turned(last));
    return last;
  };
  const redo = async () => {
    const last = history.undone.at(-1);
    if (!last) return undefined;
    setHistory(stepOn);
    apply(last);
    return last;
  };

  const fixAlike = async () => {
    if (!alike) return;
    const { field, from, to } = alike;
    setAlike({ ...alike, busy: true });
    try {
      await queue.idle();
      const body = { id, field, from, to };
      const { changed, rowNos, counts } = await request(
        fixImportAlike,
        { body },
        { key: newKey() },
      );
      setCounts(counts);
      const cells = rowNos.map((rowNo) => ({ rowNo, field, from, to }));
      setHistory((before) => noted(before, { cells }));
      say('success', t('alike.done', { rows: changed }));
      now.current.source.reload();
    } catch (error) {
      showError(error);
    }
    setAlike(null);
  };
  return {
    alike,
    hushAlike: () => setAlike(null),
    edit,
    paste,
    fill,
    clear,
    skip,
    undo,
    redo,
    canUndo: history.done.length > 0,
    canRedo: history.undone.length > 0,
    fixAlike,
    idle: queue.idle,
  };
};
