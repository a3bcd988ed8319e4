import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { id } from '../wire/fields.ts';
import { ImportKindField, importPermissions } from './importKinds.ts';
import { importId, importNotFound } from './importView.ts';

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
