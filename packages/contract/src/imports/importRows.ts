import * as z from 'zod/mini';
import { orderStatuses } from '../orders/orderMoves.ts';
import { call } from '../wire/call.ts';
import { RowNo } from '../wire/fields.ts';
import { AmountField, CurrencyField } from '../wire/moneyFields.ts';
import { importPermissions } from './importKinds.ts';
import { ImportCounts, importId, importNotFound } from './importView.ts';

/**
 * `committed`: has arrived. `refused`: was good, but its commit was refused; issues[''] says why.
 * `skipped`: somebody has left it out.
 */
export const importRowStates = ['valid', 'bad', 'committed', 'refused', 'skipped'] as const;

/** What a committed row has become, as it stands now; the order list's `importId` shows all of them. */
export const ImportMade = z.strictObject({
  id: z.string(),
  /** The order's number. */
  no: z.string(),
  status: z.enum(orderStatuses),
  /** Submitted, but too little was available. */
  waitingPayment: z.boolean(),
});
export type ImportMade = z.infer<typeof ImportMade>;

export const ImportRow = z.strictObject({
  /** As in the file: its first row under the headings is 2. */
  rowNo: z.number(),
  state: z.enum(importRowStates),
  /** Text per field, in the order of the view's fields. */
  cells: z.array(z.string()),
  /** Field name → what is wrong, in the caller's language; '' for the row as a whole. */
  issues: z.record(z.string(), z.string()),
  repeated: z.boolean(),
  /** What the thing that begins here would cost. */
  price: z.nullable(z.strictObject({ amount: AmountField, currency: CurrencyField })),
  /** The row that its thing begins with; its own number where it stands alone. */
  head: z.number(),
  /** Nothing is wrong with it, but with another row of its thing. */
  heldBack: z.boolean(),
  /** Of every row of the thing; null before the commit, and where nothing is to be opened. */
  made: z.nullable(ImportMade),
});
export type ImportRow = z.infer<typeof ImportRow>;

export const importRowFilters = [
  'all',
  'bad',
  'repeated',
  'valid',
  'committed',
  'skipped',
] as const;

/** A window of the rows, for a table that shows only what is in sight. */
export const listImportRows = call({
  method: 'POST',
  path: '/oms/import/rows',
  access: importPermissions,
  rules: { none: 'one’s own file' },
  body: z.strictObject({
    ...importId,
    only: z._default(z.enum(importRowFilters), 'all'),
    offset: z._default(z.int().check(z.minimum(0), z.maximum(1_000_000)), 0),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(500)), 100),
  }),
  result: z.strictObject({ rows: z.array(ImportRow), total: z.number() }),
  refuses: importNotFound,
});

const CellValue = z.string().check(z.maxLength(2_000, 'web.verify.25'));

/**
 * Mends cells, all or none; each changed row is checked anew and answered as it now stands. Whoever
 * says what they have seen in a cell does not overwrite what somebody else has typed meanwhile.
 */
export const editImportCells = call({
  method: 'POST',
  path: '/oms/import/cell',
  access: importPermissions,
  idempotent: true,
  log: { menu: 'import', type: 'update' },
  body: z.strictObject({
    ...importId,
    edits: z
      .array(
        z.strictObject({
          rowNo: RowNo,
          field: z.string().check(z.maxLength(60)),
          value: CellValue,
          /** The cell's text as it was shown. */
          seen: z.optional(CellValue),
        }),
      )
      .check(z.minLength(1), z.maxLength(500)),
  }),
  result: z.strictObject({ rows: z.array(ImportRow), counts: ImportCounts }),
  refuses: [...importNotFound, 'import.cannotMove', 'import.cellChanged', 'request.invalid'],
});

/** Leaves rows out, or takes them back; those and all that change with them are answered. */
export const skipImportRows = call({
  method: 'POST',
  path: '/oms/import/skip',
  access: importPermissions,
  idempotent: true,
  log: { menu: 'import', type: 'update' },
  body: z.strictObject({
    ...importId,
    rowNos: z.array(RowNo).check(z.minLength(1), z.maxLength(500)),
    skipped: z.boolean(),
  }),
  result: z.strictObject({ rows: z.array(ImportRow), counts: ImportCounts }),
  refuses: [...importNotFound, 'import.cannotMove', 'request.invalid'],
});

/** The same mend in every row that holds the same text in the same field. */
export const fixImportAlike = call({
  method: 'POST',
  path: '/oms/import/fixAlike',
  access: importPermissions,
  idempotent: true,
  log: { menu: 'import', type: 'update' },
  body: z.strictObject({
    ...importId,
    field: z.string().check(z.maxLength(60)),
    from: CellValue,
    to: CellValue,
  }),
  result: z.strictObject({
    changed: z.number(),
    rowNos: z.array(z.number()),
    counts: ImportCounts,
  }),
  refuses: [...importNotFound, 'import.cannotMove', 'request.invalid'],
});
