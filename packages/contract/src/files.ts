import * as z from 'zod/mini';
import { call } from './call.ts';
import { id } from './fields.ts';

export const StoredFile = z.strictObject({
  key: z.string(),
  name: z.string(),
  contentType: z.string(),
  bytes: z.number(),
});
export type StoredFile = z.infer<typeof StoredFile>;

export const uploadPurposes = [
  'paymentProof',
  'licence',
  'avatar',
  'tenantLogo',
  'importSheet',
  'labelFile',
] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** One file as multipart; what it is for decides its allowed types and size. */
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
    'upload.tooLarge',
    'upload.wrongType',
    'upload.broken',
    'upload.active',
    'upload.noFile',
  ],
});

/** A link's ticket: good for a minute, for this user and this file. */
export const createFileTicket = call({
  method: 'POST',
  path: '/sys/file/ticket',
  access: 'signedIn',
  noStore: true,
  body: z.strictObject({ key: id('file') }),
  result: z.strictObject({ ticket: z.string() }),
  refuses: ['file.notFound'],
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
