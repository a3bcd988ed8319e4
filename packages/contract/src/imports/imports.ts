import * as z from 'zod/mini';
import { orderStatuses } from '../orders/orderMoves.ts';
import { call } from '../wire/call.ts';
import { id, RowNo, WireTime } from '../wire/fields.ts';
import { AmountField, CurrencyField } from '../wire/moneyFields.ts';
import type { Permission } from '../wire/says.ts';

/** What can be brought in by spreadsheet. A new kind is a schema, a title and a commit function. */
export const importKinds = [
  'shipper',
  'consignee',
  'priceRow',
  'zonePlace',
  'remoteArea',
  'trial',
  'trackingNumber',
  'sku',
  'taxNumber',
  'orderDraft',
  'orderSubmit',
] as const;
export const ImportKindField = z.enum(importKinds);
export type ImportKindName = z.infer<typeof ImportKindField>;

/** What whoever brings a kind in, or looks at what others brought, must hold: all of it. */
export const importAccess: Readonly<Record<ImportKindName, readonly Permission[]>> = {
  shipper: ['order:addressImport'],
  consignee: ['order:addressImport'],
  priceRow: ['ops:priceSheetEdit'],
  zonePlace: ['ops:priceSheetEdit'],
  remoteArea: ['ops:priceSheetEdit'],
  trial: ['trial:batch'],
  trackingNumber: ['ops:carrierImport'],
  sku: ['order:skuEdit'],
  taxNumber: ['order:taxNumberEdit'],
  orderDraft: ['single:batch', 'order:submit'],
  orderSubmit: ['single:batch', 'order:submit'],
};

/** The door of all imports; which kinds lie behind it for somebody, `importAccess` says. */
const importPermissions = [...new Set(Object.values(importAccess).flat())];

/**
 * reading the file → mapping its headings → checking its rows → ready to be repaired and committed
 * → committing → done. A file that can't be read is `failed`; whoever gave up has `cancelled`.
 */
export const importStatuses = [
  'reading',
  'mapping',
  'checking',
  'ready',
  'committing',
  'done',
  'failed',
  'cancelled',
] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** What may be done with an import in each status; the server refuses by it, the web disables by it. */
export const importMoves: Readonly<Record<ImportStatus, readonly ImportMove[]>> = {
  reading: ['cancel'],
  mapping: ['map', 'cancel'],
  checking: ['cancel'],
  ready: ['map', 'edit', 'commit', 'cancel'],
  committing: [],
  // Rows that were refused or left out can still be mended and committed.
  done: ['edit', 'commit'],
  failed: [],
  cancelled: [],
};
export type ImportMove = 'map' | 'edit' | 'commit' | 'cancel';

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

const importId = { id: id('import') };
const importNotFound = ['import.notFound'] as const;

/** The file as multipart; reading goes on in the background. */
export const uploadImport = call({
  method: 'POST',
  path: '/oms/import/upload',
  access: importPermissions,
  idempotent: true,
  log: { menu: 'import', type: 'import' },
  /** `target`: what the rows go into, where the kind needs to know, as a draft of a price sheet. */
  query: z.strictObject({ kind: ImportKindField, target: z.optional(id('priceVersion')) }),
  body: 'multipart',
  uploads: 'importSheet',
  result: z.strictObject({ id: z.string() }),
  refuses: [
    'request.forbidden',
    'upload.tooLarge',
    'upload.wrongType',
    'upload.broken',
    'upload.noFile',
    'account.notActive',
    'priceVersion.notFound',
    'priceVersion.published',
  ],
});

export const getImport = call({
  method: 'GET',
  path: '/oms/import/get',
  access: importPermissions,
  query: z.strictObject(importId),
  result: ImportView,
  refuses: importNotFound,
});

/** The caller's imports of the last days that can still be gone on with, latest first. */
export const listImports = call({
  method: 'GET',
  path: '/oms/import/list',
  access: importPermissions,
  query: z.strictObject({ kind: z.optional(ImportKindField) }),
  result: z.array(
    z.strictObject({
      id: z.string(),
      kind: ImportKindField,
      status: z.enum(importStatuses),
      fileName: z.string(),
      createTime: WireTime,
      counts: ImportCounts,
    }),
  ),
});

/** Which field each heading stands for; every row is checked anew. */
export const mapImport = call({
  method: 'POST',
  path: '/oms/import/mapping',
  access: importPermissions,
  idempotent: true,
  log: { menu: 'import', type: 'update' },
  body: z.strictObject({
    ...importId,
    mapping: z.array(z.nullable(z.string().check(z.maxLength(60)))).check(z.maxLength(200)),
  }),
  result: z.null(),
  refuses: [...importNotFound, 'import.cannotMove', 'import.mappingWrong'],
});

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

/** Brings in the good rows; the bad ones wait to be mended and committed by another call. */
export const commitImport = call({
  method: 'POST',
  path: '/oms/import/commit',
  access: importPermissions,
  idempotent: true,
  log: { menu: 'import', type: 'import' },
  body: z.strictObject({
    ...importId,
    /** Orders for which too little is available become drafts instead of waiting to be paid. */
    onlyWhatFits: z._default(z.boolean(), false),
    /** What the caller was shown of the good rows: if they cost more by now, nothing is done. */
    agreed: z.optional(
      z
        .array(z.strictObject({ currency: CurrencyField, amount: AmountField }))
        .check(z.maxLength(20)),
    ),
  }),
  result: z.strictObject({ jobId: z.string() }),
  refuses: [...importNotFound, 'import.cannotMove', 'import.nothingToCommit', 'import.costsMore'],
});

/** What a commit now would put in place of something: how much there is, and how much there would be. */
export const listImportReplaced = call({
  method: 'GET',
  path: '/oms/import/replaced',
  access: importPermissions,
  query: z.strictObject(importId),
  result: z.array(
    z.strictObject({
      /** What is replaced, as a remote list's code. */
      name: z.string(),
      before: z.number(),
      after: z.number(),
    }),
  ),
  refuses: importNotFound,
});

export const cancelImport = call({
  method: 'POST',
  path: '/oms/import/cancel',
  access: importPermissions,
  idempotent: true,
  log: { menu: 'import', type: 'delete' },
  body: z.strictObject(importId),
  result: z.null(),
  refuses: [...importNotFound, 'import.cannotMove'],
});

/** Makes the file of the rows that are still bad, with the reason beside each. */
export const createImportErrorFile = call({
  method: 'POST',
  path: '/oms/import/errorFile',
  access: importPermissions,
  idempotent: true,
  log: { menu: 'import', type: 'export' },
  body: z.strictObject(importId),
  /** The file's key, for `exportVerifyMsg` with a ticket. */
  result: z.strictObject({ key: z.string() }),
  refuses: importNotFound,
});

/** Opened by a plain link, so the ticket stands for the session. */
export const exportVerifyMsg = call({
  method: 'GET',
  path: '/common/exportVerifyMsg',
  access: 'open',
  noStore: true,
  query: z.strictObject({ key: id('file'), token: z.string().check(z.maxLength(200)) }),
  result: 'file',
  refuses: ['ticket.invalid', 'file.notFound'],
});

/** Makes the sheet to fill in, in the caller's language, and tells its key. */
export const createImportTemplate = call({
  method: 'POST',
  path: '/oms/import/template',
  access: importPermissions,
  body: z.strictObject({ kind: ImportKindField }),
  result: z.strictObject({ key: z.string() }),
  refuses: ['request.forbidden'],
});
