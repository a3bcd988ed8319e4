import * as z from 'zod/mini';
import { exportAccess } from '../exports/exports.ts';
import { importAccess } from '../imports/importKinds.ts';
import { call } from '../wire/call.ts';
import { id } from '../wire/fields.ts';
import { type FilePurpose, uploadPurposes } from '../wire/filePurposes.ts';
import type { Permission } from '../wire/says.ts';

export const StoredFile = z.strictObject({
  key: z.string(),
  name: z.string(),
  contentType: z.string(),
  bytes: z.number(),
});
export type StoredFile = z.infer<typeof StoredFile>;

/** Whoever it was made for or brought it, and nobody else. */
type Own = 'own';

const ofImports = { kinds: importAccess };
const ofExports = { kinds: exportAccess };

/**
 * Who may bring and fetch a file, by what it is for: whoever holds any one of the permissions, or for
 * what comes of imports and exports those of the file's kind.
 */
export const fileAccess: Readonly<
  Record<
    FilePurpose,
    | Own
    | readonly Permission[]
    | { kinds: Readonly<Record<string, Permission | readonly Permission[]>> }
  >
> = {
  avatar: 'own',
  paymentProof: ['financial:recharge', 'financial:credentials', 'financial:topUpCheck'],
  licence: ['basic:activation', 'ops:activations'],
  tenantLogo: ['system:settings', 'ops:labelDesigns'],
  label: ['order:print'],
  labelFile: ['order:print', 'ops:carrierImport'],
  labelSet: ['order:labels'],
  orderFile: ['order:print'],
  manifest: ['ops:dispatch'],
  parcelPhoto: [
    'ops:receive',
    'ops:withheld',
    'ops:returns',
    'order:withheld',
    'shipment:inventory',
  ],
  signature: ['ops:receive', 'ops:returns', 'order:withheld', 'shipment:inventory'],
  threadFile: [
    'ops:withheld',
    'order:withheld',
    'ops:stalled',
    'order:stalled',
    'ops:disputes',
    'order:costChanges',
    'ops:claims',
    'order:claims',
    'ops:receivables',
    'financial:statements',
    'ops:service',
    'dashboard:analysis',
  ],
  claimFile: ['ops:claims', 'order:claims'],
  advert: ['system:adverts', 'dashboard:analysis'],
  paymentCode: ['ops:waysToPay', 'financial:recharge'],
  importSheet: ofImports,
  importErrors: ofImports,
  // Empty sheets, made for whoever asked.
  importTemplate: 'own',
  export: ofExports,
  // All that is stored of a merchant.
  merchantData: 'own',
};

type Held = ReadonlySet<string>;
const holdsAll = (held: Held, wanted: Permission | readonly Permission[]) =>
  [wanted].flat().every((permission) => held.has(permission));

/** Whether somebody may bring files for a purpose. */
export const mayBringFile = (held: Held, purpose: FilePurpose): boolean => {
  const access = fileAccess[purpose];
  if (access === 'own') return true;
  if ('kinds' in access) return Object.values(access.kinds).some((one) => holdsAll(held, one));
  return access.some((permission) => held.has(permission));
};

/** Whether somebody may fetch a file. */
export const mayFetchFile = (
  { userId, permissions }: { userId: string; permissions: Held },
  file: { purpose: FilePurpose; kind: string | null; userId: string | null },
): boolean => {
  const access = fileAccess[file.purpose];
  if (access === 'own') return file.userId === userId;
  if (!('kinds' in access)) return access.some((permission) => permissions.has(permission));
  const wanted = file.kind === null ? undefined : access.kinds[file.kind];
  return wanted !== undefined && holdsAll(permissions, wanted);
};

/** One file as multipart; what it is for decides who may, and its allowed types and size. */
export const uploadFile = call({
  method: 'POST',
  path: '/sys/file/upload',
  access: 'signedIn',
  idempotent: true,
  log: { menu: 'file', type: 'create' },
  query: z.strictObject({ purpose: z.enum(uploadPurposes) }),
  body: 'multipart',
  result: StoredFile,
  refuses: [
    'request.forbidden',
    'upload.tooLarge',
    'upload.wrongType',
    'upload.broken',
    'upload.active',
    'upload.locked',
    'upload.noFile',
    'file.noRoom',
    'file.tooMany',
  ],
});

/** A link's ticket: good for a minute, for this user and this file, if they may see files like it. */
export const createFileTicket = call({
  method: 'POST',
  path: '/sys/file/ticket',
  access: 'signedIn',
  noStore: true,
  body: z.strictObject({ key: id('file') }),
  result: z.strictObject({ ticket: z.string() }),
  refuses: ['file.notFound', 'request.forbidden'],
});

/** Opened by a plain link, so the ticket stands for the session. */
export const downloadFile = call({
  method: 'GET',
  path: '/sys/file/{key}',
  access: 'open',
  noStore: true,
  params: z.strictObject({ key: id('file') }),
  query: z.strictObject({ ticket: z.string().check(z.maxLength(200)) }),
  result: 'file',
  refuses: ['ticket.invalid', 'file.notFound'],
});

/** Opens the socket once within a minute. */
export const createSocketTicket = call({
  method: 'POST',
  path: '/websocket/ticket',
  access: 'signedIn',
  noStore: true,
  result: z.strictObject({ ticket: z.string() }),
});
