import { languages } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { type CellValue, writeRows, xlsxType } from '../../platform/sheets/write.ts';
import { files } from '../files/index.ts';
import * as repo from './imports.repository.ts';
import { seen } from './imports.service.ts';
import { fieldsOf, type ImportKind, titleOf } from './kinds.service.ts';
import { shownFields } from './mapping.ts';
import * as rows from './rows.repository.ts';
import { openRowView } from './views.ts';

const rowsAtOnce = 1_000;

const ourTitles = new Set(
  languages.flatMap((lang) => ['rowNo', 'reason'].map((key) => words(lang, `importFile.${key}`))),
);
/** A column that an error file had put in: it is made anew. */
const isOurs = (header = '') => ourTitles.has(header);

/** Where a reason names its column by itself, that is enough. */
const named = (title: string, reason: string) =>
  title === '' || reason.includes(title) ? reason : `${title}: ${reason}`;

async function* badRows(
  ctx: Ctx,
  row: repo.ImportRecord,
  kind: ImportKind,
  extra: readonly number[],
): AsyncGenerator<CellValue[]> {
  const view = openRowView(ctx, kind, row);
  const title = new Map(fieldsOf(kind).map(({ name }) => [name, titleOf(kind, name, ctx.lang)]));
  for (let last = 0; ; ) {
    const some = await rows.after(ctx, row.id, 'bad', last, rowsAtOnce);
    for (const { cells: own, ...each } of some) {
      const { rowNo, cells, issues } = view({ ...each, cells: own });
      const reasons = Object.entries(issues).map(([field, reason]) =>
        named(title.get(field) ?? field, reason),
      );
      yield [rowNo, ...cells, ...extra.map((at) => own[at] ?? ''), reasons.join('; ')];
    }
    if (some.length < rowsAtOnce) return;
    last = some.at(-1)?.row_no as number;
  }
}

/** The rows that are still bad, as a file to mend and send in again: the reason stands last. */
export const createErrorFile = (ctx: Ctx, id: string) =>
  inTx(ctx, async (ctx) => {
    const row = await repo.find(ctx, id);
    const kind = seen(ctx, row);
    ctx.trail?.note({ name: row.file_name });
    const fields = shownFields(kind, row.mapping);
    const titles = fields.map(({ name }) => titleOf(kind, name, ctx.lang));
    const reason = words(ctx.lang, 'importFile.reason');
    const rowNo = words(ctx.lang, 'importFile.rowNo');
    // What the sheet has besides is its sender's own, and comes back to them.
    const extra = row.mapping.flatMap((field, at) =>
      field === null && !isOurs(row.headers[at]) ? [at] : [],
    );
    const columns = [
      { title: rowNo, width: 10 },
      ...titles.map((title) => ({ title })),
      ...extra.map((at) => ({ title: row.headers[at] ?? '' })),
      { title: reason, width: 60 },
    ];
    const file = await files.write(ctx, {
      userId: ctx.session?.userId as string,
      purpose: 'importErrors',
      kind: kind.name,
      name: words(ctx.lang, 'importFile.errors', { file: row.file_name.replace(/\.\w+$/, '') }),
      contentType: xlsxType,
      body: writeRows(
        words(ctx.lang, `importKind.${kind.name}`),
        columns,
        badRows(ctx, row, kind, extra),
      ),
    });
    await files.keep(ctx, file);
    return { key: file.key };
  });
