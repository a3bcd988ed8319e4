import { type Language, LogFilter } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { readAll } from '../../platform/lists/readList.ts';
import { formats, time } from '../../platform/sheets/formats.ts';
import type { CellValue } from '../../platform/sheets/write.ts';
import type { ExportField, ExportKind } from '../exports/index.ts';
import { fieldsOf, lineOf, partsOf } from './logs.service.ts';

type Row = ReturnType<typeof lineOf> & { changes: string };
type Value = (row: Row, lang: Language) => CellValue;

const values: Record<string, [Value, { width?: number; format?: string; isExtra?: boolean }?]> = {
  time: [(row) => time(row.time), { format: formats.time, width: 20 }],
  operator: [({ operator }) => operator, { width: 16 }],
  username: [({ username }) => username, { width: 16 }],
  type: [({ type }, lang) => words(lang, `logType.${type}`), { width: 10 }],
  menu: [({ menu }) => menu, { width: 14 }],
  content: [({ content }) => content, { width: 60 }],
  changes: [({ changes }) => changes, { width: 60 }],
  costMs: [({ costMs }) => costMs, { width: 10, isExtra: true }],
  id: [({ id }) => id, { width: 36, isExtra: true }],
};

/** Whoever wants more narrows the filter: a sheet of a million lines is read by nobody. */
const linesMost = 100_000;
const atOnce = 1_000;

async function* batches(ctx: Ctx, filter: LogFilter): AsyncGenerator<Row[]> {
  let left = linesMost;
  for await (const rows of readAll(atOnce, await partsOf(ctx, filter))) {
    const some = rows.slice(0, left);
    left -= some.length;
    yield some.map((row) => ({
      ...lineOf(ctx, row),
      changes: (row.changes ?? [])
        .flatMap((change) => fieldsOf(ctx, change))
        .map(
          ({ field, item, from, to }) =>
            `${field}${item && ` (${item})`}: ${from || '—'} → ${to || '—'}`,
        )
        .join('\n'),
    }));
    if (left <= 0) return;
  }
}

/** The operation log as a spreadsheet, as its filter has it. */
export const logExport: ExportKind<Row, LogFilter> = {
  name: 'operationLog',
  fields: async ({ lang }: Ctx) =>
    Object.entries(values).map(
      ([key, [value, shown]]): ExportField<Row> => ({
        key,
        title: (titleLang) => words(titleLang, `logSheet.${key}`),
        value: (row) => value(row, lang),
        ...shown,
      }),
    ),
  filter: LogFilter,
  batches,
};
