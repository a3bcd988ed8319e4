import * as z from 'zod/mini';
import { call } from '../../wire/call.ts';
import { id, WireTime } from '../../wire/fields.ts';
import { ofBatch } from './refusals.ts';

export const manifestStates = ['creating', 'created', 'failed'] as const;

export const ManifestView = z.strictObject({
  id: z.string(),
  time: WireTime,
  userName: z.string(),
  account: z.string(),
  state: z.enum(manifestStates),
  carrierNo: z.string(),
  parcels: z.number(),
  /** Every parcel that was left out, with the carrier's words. */
  rejected: z.array(z.strictObject({ transactionOrderNo: z.string(), reason: z.string() })),
  hasFile: z.boolean(),
});
export type ManifestView = z.infer<typeof ManifestView>;
export const batchPapers = ['customs', 'manifest'] as const;
export const batchPaperFormats = ['pdf', 'xlsx'] as const;

/** The goods as customs are told of them, or the list of what travels. */
export const getBatchPaper = call({
  method: 'GET',
  path: '/ops/batch/paper',
  access: 'ops:dispatch',
  heavy: true,
  query: z.strictObject({
    id: id('batch'),
    paper: z.enum(batchPapers),
    format: z.enum(batchPaperFormats),
  }),
  result: 'file',
  refuses: [...ofBatch, 'batch.nothing'],
});

/** Tells the carrier what it gets: all that no manifest has yet, on a form of its own. */
export const sendManifest = call({
  method: 'POST',
  path: '/ops/manifest/send',
  access: 'ops:dispatch',
  idempotent: true,
  log: { menu: 'warehouse', type: 'create' },
  body: z.strictObject({ id: id('batch') }),
  result: z.strictObject({ id: z.string(), parcels: z.number() }),
  refuses: [...ofBatch, 'batch.open', 'manifest.notTaken', 'manifest.nothing'],
});

/** The carrier's own paper of a manifest. */
export const getManifestFile = call({
  method: 'GET',
  path: '/ops/manifest/file',
  access: 'ops:dispatch',
  query: z.strictObject({ id: id('manifest') }),
  result: 'file',
  refuses: ['manifest.notFound', 'warehouse.notYours'],
});
