import { accountsSamples } from '../modules/accounts/accounts.samples.ts';
import { addressesSamples } from '../modules/addresses/addresses.samples.ts';
import { parseSamples } from '../modules/addresses/parse/parse.samples.ts';
import { announcementsSamples } from '../modules/announcements/announcements.samples.ts';
import { approvalsSamples } from '../modules/approvals/approvals.samples.ts';
import { authSamples } from '../modules/auth/auth.samples.ts';
import { declarationsSamples } from '../modules/declarations/declarations.samples.ts';
import { exportsSamples } from '../modules/exports/exports.samples.ts';
import { filesSamples } from '../modules/files/files.samples.ts';
import { financeSamples } from '../modules/finance/finance.samples.ts';
import { findSamples } from '../modules/find/find.samples.ts';
import { importsSamples } from '../modules/imports/imports.samples.ts';
import { jobsSamples } from '../modules/jobs/jobs.samples.ts';
import { ordersSamples } from '../modules/orders/orders.samples.ts';
import { productsSamples } from '../modules/products/products.samples.ts';
import { ratesSamples } from '../modules/rates/rates.samples.ts';
import { realtimeSamples } from '../modules/realtime/realtime.samples.ts';
import { systemSamples } from '../modules/system/system.samples.ts';
import type { TestApp } from './app.ts';

/**
 * A request that a call accepts. Ids of things someone owns are left out: the walk fills them in,
 * the caller's own and strangers'. `answers` names the refusal where a sample can't succeed, for
 * example because its code was never sent.
 */
export interface Sample {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  payload?: Buffer;
  headers?: Record<string, string>;
  answers?: string;
  /** Who may ask, where a merchant may not. */
  as?: string;
  /** What must exist first, given the caller's own ids by field. */
  before?: (app: TestApp, own: Record<string, string>, token: string) => Promise<Partial<Sample>>;
}
export type Samples = Record<string, Sample>;

export const samples: Samples = {
  ...authSamples,
  ...systemSamples,
  ...findSamples,
  ...filesSamples,
  ...realtimeSamples,
  ...announcementsSamples,
  ...jobsSamples,
  ...financeSamples,
  ...accountsSamples,
  ...approvalsSamples,
  ...importsSamples,
  ...exportsSamples,
  ...parseSamples,
  ...addressesSamples,
  ...productsSamples,
  ...ratesSamples,
  ...declarationsSamples,
  ...ordersSamples,
};
