import {
  editImportCells,
  fixImportAlike,
  type ImportRow,
  type ImportView,
  listImportRows,
} from '@alpaca/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newKey } from '../../shared/api/key.ts';
import { request } from '../../shared/api/request.ts';
import { showError } from '../../shared/api/showError.ts';
import { say } from '../../shared/store/notice.ts';
import { useChangeImport } from './api.ts';
import { readCells } from './grid/clipboard.ts';
import { createEditQueue, type Edit, editsAtMost } from './grid/editQueue.ts';
import type { At } from './grid/moves.ts';
import { blockEdits, edited, type GridRow } from './grid/rows.ts';
import type { RowSource } from './grid/useRowSource.ts';

/** A mend that would fit other rows too. */
export interface Alike {
  field: string;
  from: string;
  to: string;
}

const lookedThrough = 500;

/** Mending the rows of an import: typed, pasted, and the same for all that are alike. */
export const useRepair = (view: ImportView, source: RowSource) => {
  const { t } = useTranslation('imports');
  const { id, fields } = view;
  const { setCounts } = useChangeImport(id);
  const [alike, setAlike] = useState<(Alike & { busy?: boolean }) | null>(null);
  // Answers come when the rows may have been loaded anew or filtered otherwise.
  const now = useRef({ source, setCounts, fields });
  now.current = { source, setCounts, fields };

  const standsElsewhere = async ({ field, from }: Alike, rowNo: number) => {
    const column = fields.findIndex(({ name }) => name === field);
    const like = (row: ImportRow) =>
      row.rowNo !== rowNo && row.state !== 'committed' && row.cells[column] === from;
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
      failed: (error) => {
        showError(error);
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

  const edit = async (row: GridRow, column: number, value: string) => {
    const field = fields[column]?.name ?? '';
    const from = row.cells[column] ?? '';
    const wasBad = field in row.issues;
    setAlike(null);
    send([{ rowNo: row.rowNo, field, value }]);
    if (!wasBad) return;
    await queue.idle();
    const after = now.current.source.byNumber(row.rowNo);
    const mend = { field, from, to: value };
    const good = after && !(field in after.issues) && after.cells[column] === value;
    const found = good && (await standsElsewhere(mend, row.rowNo).catch(() => false));
    if (found) setAlike(mend);
  };

  const paste = async (at: At, text: string) => {
    const block = readCells(text);
    const cells = block.reduce((sum, row) => sum + row.length, 0);
    if (at.column === 0 || text === '') return;
    if (cells > editsAtMost) return say('error', t('paste.tooMany', { cells, max: editsAtMost }));
    const rows = await Promise.all(block.map((_, n) => source.fetch(at.row + n))).catch(showError);
    const edits = rows ? blockEdits(block, rows, fields, at.column - 1) : [];
    if (edits.length === 0) return;
    setAlike(null);
    send(edits);
    await queue.idle();
    say('success', t('paste.done', { cells: edits.length }));
  };

  const fixAlike = async () => {
    if (!alike) return;
    const { field, from, to } = alike;
    setAlike({ ...alike, busy: true });
    try {
      await queue.idle();
      const body = { id, field, from, to };
      const { changed, counts } = await request(fixImportAlike, { body }, { key: newKey() });
      setCounts(counts);
      say('success', t('alike.done', { rows: changed }));
      now.current.source.reload();
    } catch (error) {
      showError(error);
    }
    setAlike(null);
  };
  return { alike, hushAlike: () => setAlike(null), edit, paste, fixAlike, idle: queue.idle };
};
