import * as z from 'zod/mini';
import { call } from '../../wire/call.ts';
import { id, text } from '../../wire/fields.ts';
import { ofBatch } from './refusals.ts';

/** What keeps a batch from leaving. */
export const batchObstacles = [
  'bagOpen',
  /** Something was taken away from it since it was weighed. */
  'bagChanged',
  'withheld',
  'wrongLine',
  'notBooked',
  /** Some of its boxes are not in this batch. */
  'incomplete',
] as const;

export const InTheWay = z.strictObject({
  what: z.enum(batchObstacles),
  bagNo: z.string(),
  transactionOrderNo: z.string(),
  /** In the reader's language: what it is and what to do. */
  text: z.string(),
});
export type InTheWay = z.infer<typeof InTheWay>;

/** All of it leaves: every bag closed, every order whole. Merchants are told once each. */
export const closeBatch = call({
  method: 'POST',
  path: '/ops/batch/close',
  access: 'ops:dispatch',
  idempotent: true,
  heavy: true,
  log: { menu: 'warehouse', type: 'update' },
  body: z.strictObject({ id: id('batch') }),
  result: z.strictObject({ orders: z.number(), boxes: z.number() }),
  refuses: [...ofBatch, 'batch.closed', 'batch.nothing', 'batch.cannotClose'],
});

/** Before it left after all, while none of it was delivered or came back. */
export const reopenBatch = call({
  method: 'POST',
  path: '/ops/batch/reopen',
  access: 'ops:dispatch',
  idempotent: true,
  heavy: true,
  log: { menu: 'warehouse', type: 'update' },
  body: z.strictObject({ id: id('batch'), reason: text(200) }),
  result: z.null(),
  refuses: [...ofBatch, 'batch.open', 'batch.cannotReopen'],
});
