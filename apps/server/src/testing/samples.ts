import type { TestApp } from './app.ts';
import { asOwner } from './owner.ts';

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

/** Ends the jobs of earlier walks: no worker does, and only so many may be under way. */
export const endJobs = async (app: TestApp): Promise<Partial<Sample>> => {
  await asOwner(app.database, 'update jobs set status = 2, ended_at = now() where status = 1');
  return {};
};
