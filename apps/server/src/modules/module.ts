import type { Place } from '../platform/fields/index.ts';
import type { Follower } from '../platform/fields/job/followers.ts';
import type { Bound } from '../platform/http/bind.ts';
import type { JobKind } from '../platform/jobs/jobs.ts';
import type { Pump } from '../platform/jobs/pump.ts';
import type { Service } from '../platform/jobs/service.ts';
import type { Fold, TenantSweep } from '../platform/jobs/sweep.ts';
import type { FirstStepKind, WaitKind } from './dashboard/index.ts';
import type { ExportKind } from './exports/index.ts';
import type { FileGuard } from './files/index.ts';
import type { Funded } from './finance/index.ts';
import type { ImportKind } from './imports/index.ts';
import type { TalkKind } from './threads/index.ts';

/** What an area gives the house: each says it in its own `module.ts`. */
export interface Module {
  name: string;
  /** The calls it answers. */
  routes: readonly Bound[];
  /** The background work it does. */
  jobs?: readonly JobKind[];
  /** What it takes in from spreadsheets, and gives out as them. */
  imports?: readonly ImportKind[];
  exports?: readonly ExportKind[];
  /** What of it waits for somebody: the work that the home page lists. */
  waits?: readonly WaitKind[];
  /** Whose the talks about its things are. */
  talks?: readonly TalkKind[];
  /** Who sees a file, where its purpose alone doesn't tell. */
  fileGuards?: readonly FileGuard[];
  /** What goes on once a merchant has more money. */
  funded?: Funded;
  /** What a new merchant does here before the first order. */
  firstSteps?: readonly FirstStepKind[];
  /** What is due in every tenant by the clock: every few minutes, and once a night. */
  often?: readonly TenantSweep[];
  nightly?: readonly TenantSweep[];
  /** What follows from people's work within a second. */
  pumps?: readonly Pump[];
  /** What a worker keeps going by itself for a cell, until it stops. */
  services?: readonly Service[];
  /** What it adds up every minute. */
  folds?: readonly Fold[];
  /** What follows from values that the sealing job seals, by their place. */
  followers?: Readonly<Partial<Record<Place, Follower>>>;
  /** Statements that delete what has expired, in all tenants at once. */
  expired?: readonly string[];
}
