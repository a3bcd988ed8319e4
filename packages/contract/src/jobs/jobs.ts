import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { constants } from '../wire/constants.ts';
import { id, page, WireTime } from '../wire/fields.ts';

/** 1 processing, then 2 completed or 3 failed. */
export const jobStatuses = { processing: 1, completed: 2, failed: 3 } as const;
/** What a finished job offers: 2 a look at the billing, 3 a file to download. */
export const jobOptTypes = { none: 1, billing: 2, download: 3 } as const;

const JobStatus = z.union([z.literal(1), z.literal(2), z.literal(3)]);

export const JobEntry = z.strictObject({
  id: z.string(),
  name: z.string(),
  status: JobStatus,
  beginTime: WireTime,
  endTime: z.nullable(WireTime),
  failReason: z.string(),
  createByName_dictText: z.string(),
  optType: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** The file's key, where there is one to download. */
  successData: z.string(),
  done: z.number(),
  failed: z.number(),
  total: z.number(),
  /** Under way, and of a kind that can be stopped. */
  canCancel: z.boolean(),
});
export type JobEntry = z.infer<typeof JobEntry>;

/** The user's background jobs, latest first. */
export const pageJob = call({
  method: 'POST',
  path: '/sys/annountCement/pageJob',
  access: 'signedIn',
  rules: { none: 'one’s own jobs' },
  body: z.strictObject({
    pageNo: z.int().check(z.minimum(1), z.maximum(1000)),
    pageSize: z._default(z.int().check(z.minimum(1), z.maximum(100)), constants.jobPageSize),
    status: z.optional(JobStatus),
  }),
  result: page(JobEntry),
});

/** Gives a job up. What it has done by then stays done. */
export const cancelJob = call({
  method: 'POST',
  path: '/sys/annountCement/cancelJob',
  access: 'signedIn',
  idempotent: true,
  log: { menu: 'job', type: 'update' },
  body: z.strictObject({ id: id('job') }),
  result: z.null(),
  refuses: ['job.notFound', 'job.cannotCancel'],
});
