import type { ExportKindName, Language } from '@alpaca/contract';
import type * as z from 'zod/mini';
import type { Ctx } from '../../platform/context.ts';
import type { CellValue } from '../../platform/sheets/write.ts';

/** One value of an export: how it is told of a row. */
export interface ExportField<Row> {
  key: string;
  /** What it is about: fields of one group are offered together. */
  group?: string;
  /** Offered, and not chosen by itself. */
  isExtra?: boolean;
  title(lang: Language): string;
  /** In characters. */
  width?: number;
  /** Of its numbers; a field without is text. */
  format?: string;
  value(row: Row): CellValue;
}

/**
 * Something that can be taken out as a spreadsheet: its fields, its filter and its rows. Only the kind
 * itself knows what its rows are; whoever goes through kinds hands back what it was given.
 */
export interface ExportKind<Row = unknown, Filter = unknown> {
  name: ExportKindName;
  fields(ctx: Ctx): Promise<readonly ExportField<Row>[]>;
  /** The list's own. */
  filter: z.ZodMiniType<Filter>;
  /** The rows in batches by key, never by page: the whole export sees one moment. */
  batches(ctx: Ctx, filter: Filter): AsyncIterable<Row[]>;
}

const kinds = new Map<string, ExportKind>();

/** Said once when a process is put together. */
export const registerExportKinds = (...list: readonly ExportKind[]) => {
  for (const kind of list) kinds.set(kind.name, kind);
};

export const exportKind = (name: string): ExportKind => {
  const kind = kinds.get(name);
  if (!kind) throw new Error(`no such kind of export: ${name}`);
  return kind;
};
