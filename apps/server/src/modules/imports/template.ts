import type { ImportField } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { withColumnStyles } from '../../platform/sheets/columnStyles.ts';
import { sheetLimits } from '../../platform/sheets/limits.ts';
import {
  asText,
  columnName as letters,
  type WriteSheet,
  writeBook,
  xlsxType,
} from '../../platform/sheets/write.ts';
import { files } from '../files/index.ts';
import { exampleOf } from './examples.ts';
import { fieldsOf, type ImportKind } from './kinds.service.ts';
import { rulesOf } from './rules.ts';
import { fieldViews } from './views.ts';

const heading = ({ label, required }: ImportField) => (required ? `${label} *` : label);

/** The lists to choose from stand on a sheet of their own: a rule's own text holds 255 characters. */
const lists = (ctx: Ctx, fields: readonly ImportField[]) => {
  const chosen = fields.filter(({ options }) => options);
  const name = words(ctx.lang, 'importFile.lists');
  const longest = Math.max(0, ...chosen.map(({ options }) => options?.length ?? 0));
  const row = (at: number) => chosen.map(({ options }) => options?.[at]?.text ?? null);
  const sheet: WriteSheet = {
    name,
    rows: [
      chosen.map(({ label }) => label),
      ...Array.from({ length: longest }, (_, at) => row(at)),
    ],
    hidden: true,
  };
  const validations = fields.flatMap((field, at) => {
    const place = chosen.indexOf(field);
    if (place < 0) return [];
    const column = letters(place);
    return {
      type: 'list' as const,
      formula1: `'${name}'!$${column}$2:$${column}$${(field.options?.length ?? 0) + 1}`,
      range: `${letters(at)}2:${letters(at)}${sheetLimits.rows + 1}`,
      allowBlank: true,
      showErrorMessage: true,
      errorMessage: words(ctx.lang, 'web.verify.41'),
    };
  });
  return { sheet, validations };
};

const shownMost = 12;

const helpSheet = (ctx: Ctx, kind: ImportKind, fields: readonly ImportField[]): WriteSheet => {
  const say = (key: string) => words(ctx.lang, `importFile.${key}`);
  const chosen = new Set(fields.flatMap(({ name, options }) => (options ? [name] : [])));
  const rules = rulesOf(kind, ctx.lang, (field) => chosen.has(field));
  return {
    name: say('help'),
    columns: [{ width: 26 }, { width: 12 }, { width: 90 }],
    rows: [
      [say('field'), say('required'), say('rule')],
      ...fields.map((field) => {
        const list = field.options ?? [];
        const some = list.slice(0, shownMost).map(({ text }) => text);
        const more = list.length > shownMost ? say('more') : '';
        const choice = some.length > 0 ? [`${say('choose')}: ${some.join(', ')}${more}`] : [];
        return [
          field.label,
          say(field.required ? 'yes' : 'no'),
          [...(rules.get(field.name) ?? []), ...choice].join('; '),
        ];
      }),
    ],
  };
};

/** Numbers that are names, such as a post code of 07102, keep their zeros: all but figures is text. */
const columnsOf = (kind: ImportKind, fields: readonly ImportField[]) => {
  const types = new Map(fieldsOf(kind).map(({ name, type }) => [name, type]));
  return fields.map(({ name, label }) => ({
    width: Math.max(14, label.length * 2),
    ...(types.get(name) !== 'number' && { style: asText }),
  }));
};

export interface TemplateOptions {
  /** Some of the kind's fields, in this order. */
  columns?: readonly string[];
  /** What it is called, other than its kind. */
  title?: string;
}

/** The sheet to fill in, in the caller's language, made from the schema; tells the file's key. */
export const createTemplate = async (
  ctx: Ctx,
  kind: ImportKind,
  { columns, title = kind.name }: TemplateOptions = {},
): Promise<string> => {
  const all = await fieldViews(ctx, kind);
  const fields = columns
    ? columns.flatMap((name) => all.find((field) => field.name === name) ?? [])
    : all;
  const { sheet, validations } = lists(ctx, fields);
  const name = words(ctx.lang, `importKind.${title}`);
  const made = await writeBook([
    {
      name,
      columns: columnsOf(kind, fields),
      rows: [fields.map(heading)],
      dataValidations: validations,
      freezePane: { rows: 1 },
    },
    // Only the first sheet is read, so what stands here never comes in.
    {
      name: words(ctx.lang, 'importFile.example'),
      columns: columnsOf(kind, fields),
      rows: [fields.map(heading), fields.map((field) => exampleOf(kind.titles, field))],
    },
    helpSheet(ctx, kind, fields),
    sheet,
  ]);
  const book = await withColumnStyles(made);
  const file = await files.write(ctx, {
    userId: ctx.session?.userId as string,
    purpose: 'importTemplate',
    name: words(ctx.lang, 'importFile.template', { kind: name }),
    contentType: xlsxType,
    body: (async function* () {
      yield book;
    })(),
  });
  const before = await files.findMade(ctx, file);
  if (before) {
    await files.remove(ctx, file.key);
    return before;
  }
  await files.keep(ctx, file);
  return file.key;
};
