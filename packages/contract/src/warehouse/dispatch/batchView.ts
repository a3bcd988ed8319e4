import * as z from 'zod/mini';
import { call } from '../../wire/call.ts';
import { id, WireTime } from '../../wire/fields.ts';
import { BagRow } from './bags.ts';
import { BatchRow } from './batches.ts';
import { InTheWay } from './leaving.ts';
import { ManifestView } from './papers.ts';
import { ofBatch } from './refusals.ts';

export const batchDeeds = [
  'opened',
  'changed',
  'bagClosed',
  'bagReopened',
  'closed',
  'reopened',
  'manifested',
  'manifestFailed',
] as const;

const BatchEvent = z.strictObject({
  time: WireTime,
  what: z.enum(batchDeeds),
  userName: z.string(),
  bagNo: z.string(),
  /** A reason that was given, or how much it was. */
  note: z.string(),
});
export type BatchEvent = z.infer<typeof BatchEvent>;

export const BatchView = z.strictObject({
  ...BatchRow.shape,
  bagList: z.array(BagRow),
  /** Parcels of its line that are on the floor of this warehouse and in no bag. */
  waiting: z.strictObject({ orders: z.number(), boxes: z.number() }),
  inTheWay: z.array(InTheWay),
  /** More than are named. */
  moreInTheWay: z.number(),
  events: z.array(BatchEvent),
  manifests: z.array(ManifestView),
  /** Whether its carrier takes manifests from us. */
  takesManifest: z.boolean(),
  /** Parcels that no manifest has yet. */
  toManifest: z.number(),
});
export type BatchView = z.infer<typeof BatchView>;

export const getBatch = call({
  method: 'GET',
  path: '/ops/batch/detail',
  access: 'ops:dispatch',
  rules: 'orders',
  query: z.strictObject({ id: id('batch') }),
  result: BatchView,
  refuses: ofBatch,
});
