import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { id, WireTime } from '../wire/fields.ts';
import { AmountField, CurrencyField } from '../wire/moneyFields.ts';
import { ImportKindField, importPermissions } from './importKinds.ts';
import { importStatuses } from './importMoves.ts';
import { ImportCounts, ImportView, importId, importNotFound } from './importView.ts';

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
  rules: { none: 'one’s own file' },
  query: z.strictObject(importId),
  result: ImportView,
  refuses: importNotFound,
});

/** The caller's imports of the last days that can still be gone on with, latest first. */
export const listImports = call({
  method: 'GET',
  path: '/oms/import/list',
  access: importPermissions,
  rules: { none: 'one’s own files' },
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
  rules: { none: 'one’s own file' },
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
