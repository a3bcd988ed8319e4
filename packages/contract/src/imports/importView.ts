import * as z from 'zod/mini';
import { id, WireTime } from '../wire/fields.ts';
import { ImportKindField } from './importKinds.ts';
import { importStatuses } from './importMoves.ts';

/** What every call about one import asks for, and refuses. */
export const importId = { id: id('import') };
export const importNotFound = ['import.notFound'] as const;

export const ImportField = z.strictObject({
  name: z.string(),
  /** In the caller's language, as in the template. */
  label: z.string(),
  required: z.boolean(),
  /** It needs no column where this other field has one, which it can be found by. */
  unless: z.nullable(z.string()),
  /** Values to choose from, where there is a fixed list. */
  options: z.nullable(
    z.array(
      z.strictObject({
        value: z.string(),
        text: z.string(),
        /** What else it is found by: its name in the other language, its code. */
        also: z.array(z.string()),
      }),
    ),
  ),
});
export type ImportField = z.infer<typeof ImportField>;

export const ImportCounts = z.strictObject({
  total: z.number(),
  /** Good, and not committed yet. */
  valid: z.number(),
  /** At least one cell is wrong, or the commit refused the row. */
  bad: z.number(),
  /** Rows whose key stands in another row of the file too; they are among the bad. */
  repeated: z.number(),
  committed: z.number(),
  /** Left out by somebody: neither good nor bad. */
  skipped: z.number(),
});
export type ImportCounts = z.infer<typeof ImportCounts>;

/** Sheets that other houses make, known by their headings. */
export const knownSheets = ['amazonUnshipped', 'shopifyOrders'] as const;
export type KnownSheetName = (typeof knownSheets)[number];

export const ImportView = z.strictObject({
  id: z.string(),
  kind: ImportKindField,
  status: z.enum(importStatuses),
  fileName: z.string(),
  createTime: WireTime,
  /** Why the file could not be read, in the caller's language. */
  failReason: z.string(),
  jobId: z.string(),
  /** What the rows go into, where the kind needs to know. */
  target: z.nullable(z.string()),
  fields: z.array(ImportField),
  /** Names of fields that no row of the file has a text in. */
  empty: z.array(z.string()),
  /** The file's headings, and for each the field it stands for, or null where it is left out. */
  headers: z.array(z.string()),
  mapping: z.array(z.nullable(z.string())),
  /** What sheet it is, where it is known, and the needed fields that no such sheet has. */
  known: z.nullable(z.strictObject({ name: z.enum(knownSheets), lacks: z.array(z.string()) })),
  /** The first rows as they stand in the file, to map by. */
  preview: z.array(z.array(z.string())),
  counts: ImportCounts,
  /** What came of the rows brought in, where there is more to say than how many. */
  made: z.record(z.string(), z.number()),
  /** Rows of the same file that were brought in before, by whom and when; to be asked about. */
  before: z.nullable(
    z.strictObject({
      fileName: z.string(),
      createTime: WireTime,
      userName: z.string(),
      committed: z.number(),
    }),
  ),
});
export type ImportView = z.infer<typeof ImportView>;
