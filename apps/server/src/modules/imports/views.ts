import {
  type ImportField,
  type ImportMade,
  type ImportRow,
  type ImportView,
  toAmount,
} from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { countsOf, type ImportRecord } from './imports.repository.ts';
import { type Field, fieldsOf, heldBackIssue, type ImportKind, titleOf } from './kinds.service.ts';
import { openTexts, shownFields } from './mapping.ts';
import type { StagedRow } from './rows.repository.ts';

export const fieldViews = async (
  ctx: Ctx,
  kind: ImportKind,
  fields = fieldsOf(kind),
): Promise<ImportField[]> => {
  const options = await kind.options(ctx);
  // A list to choose one from would take the others away.
  const offered = (name: string, type: Field['type']) =>
    type === 'list' ? undefined : options[name];
  return fields.map(({ name, required, type }) => ({
    name,
    label: titleOf(kind, name, ctx.lang),
    required,
    unless: kind.unless?.[name] ?? null,
    options:
      offered(name, type)?.map(({ value, zh, en, also }) => {
        const [text, other] = ctx.lang === 'en_US' ? [en, zh] : [zh, en];
        const more = new Set([other, also ?? text]);
        more.delete(text);
        return { value, text, also: [...more] };
      }) ?? null,
  }));
};

export const summaryOf = (ctx: Ctx, row: ImportRecord) => ({
  id: row.id,
  kind: row.kind as ImportView['kind'],
  status: row.status,
  fileName: row.file_name,
  createTime: toWire(row.created_at, ctx.tenant.zone),
  counts: countsOf(row),
});

const priceOf = ({ price_minor: minor, price_currency: currency }: StagedRow) =>
  minor === null || currency === null ? null : { amount: toAmount(minor, currency), currency };

/** What committed rows have become, each found by the first row of its thing. */
const madeOf = async (
  ctx: Ctx,
  kind: ImportKind,
  id: string,
  rows: readonly StagedRow[],
): Promise<ReadonlyMap<number, ImportMade>> => {
  const heads = rows.flatMap(({ state, head }) => (state === 'committed' ? [head] : []));
  return heads.length > 0 && kind.made ? kind.made(ctx, id, [...new Set(heads)]) : new Map();
};

/** Rows as the caller reads them. */
export const rowViews = async (
  ctx: Ctx,
  kind: ImportKind,
  record: ImportRecord,
  rows: readonly StagedRow[],
): Promise<ImportRow[]> => {
  const made = await madeOf(ctx, kind, record.id, rows);
  const view = openRowView(ctx, kind, record);
  return rows.map((row) => ({ ...view(row), made: made.get(row.head) ?? null }));
};

/** Rows as they stand in the sheet. */
export const openRowView = (ctx: Ctx, kind: ImportKind, { mapping }: ImportRecord) => {
  const fields = shownFields(kind, mapping);
  const texts = openTexts(kind, mapping, fields);
  return (row: StagedRow): ImportRow => {
    const cells = texts(row);
    // A refusal's words may name what stands in the row.
    const named = () => Object.fromEntries(fields.map(({ name }, at) => [name, cells[at]]));
    // Of a row that is left out nothing has to be mended.
    const issues = row.state === 'skipped' ? {} : row.issues;
    const told = Object.entries(issues).map(([field, issue]) => [
      field,
      typeof issue === 'string'
        ? words(ctx.lang, issue, field === '' ? named() : { field: titleOf(kind, field, ctx.lang) })
        : issue[ctx.lang],
    ]);
    if (row.repeated) told.push(['', words(ctx.lang, 'importIssue.repeated')]);
    return {
      rowNo: row.row_no,
      state: row.state === 'waiting' ? 'valid' : row.state,
      cells,
      issues: Object.fromEntries(told),
      repeated: row.repeated,
      price: priceOf(row),
      head: row.head,
      heldBack: issues[''] === heldBackIssue,
      made: null,
    };
  };
};
