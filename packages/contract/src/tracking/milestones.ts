import * as z from 'zod/mini';
import { CountryCode } from '../addresses/addresses.ts';
import { call } from '../wire/call.ts';
import { id, optionalText, WireTime } from '../wire/fields.ts';
import type { TrackStage } from './stages.ts';

/** What happens to many parcels at once, and where they are then. */
export const milestoneStages = {
  departed: 'linehaul',
  arrived: 'linehaul',
  cleared: 'customs',
  handedOver: 'inTransit',
  /** Freight: a warehouse lets it in at an hour; and has signed for it. */
  appointed: 'inTransit',
  signed: 'delivered',
} as const satisfies Record<string, TrackStage>;
export type MilestoneKind = keyof typeof milestoneStages;
export const milestoneKinds = Object.keys(milestoneStages) as MilestoneKind[];

/** Whom it is told of: a batch, one of its bags, or all that travels under its master bill. */
export const milestoneScopes = ['batch', 'bag', 'master'] as const;

const happened = {
  /** By a clock at its place. */
  statedTime: WireTime,
  countryCode: z.optional(CountryCode),
  place: optionalText(100),
  note: optionalText(200),
};

export const Milestone = z.strictObject({
  id: z.string(),
  kind: z.enum(milestoneKinds),
  scope: z.enum(milestoneScopes),
  /** Of which bag. */
  bagNo: z.string(),
  statedTime: WireTime,
  countryCode: z.string(),
  place: z.string(),
  note: z.string(),
  parcels: z.number(),
  revision: z.number(),
  byName: z.string(),
  time: WireTime,
  isCorrected: z.boolean(),
});
export type Milestone = z.infer<typeof Milestone>;

const staff = { access: 'ops:dispatch' } as const;
const refuses = ['batch.notFound', 'warehouse.notYours'] as const;

/** What was told of a batch, by when it happened. */
export const listMilestones = call({
  ...staff,
  method: 'GET',
  path: '/ops/milestone/list',
  rules: { none: 'what became of a departure' },
  query: z.strictObject({ batchId: id('batch') }),
  result: z.array(Milestone),
  refuses,
});

export const addMilestone = call({
  ...staff,
  method: 'POST',
  path: '/ops/milestone/add',
  idempotent: true,
  log: { menu: 'tracking', type: 'create' },
  body: z.strictObject({
    batchId: id('batch'),
    kind: z.enum(milestoneKinds),
    scope: z._default(z.enum(milestoneScopes), 'batch'),
    bagId: z.optional(id('bag')),
    ...happened,
  }),
  result: Milestone,
  refuses: [...refuses, 'bag.notFound', 'batch.open', 'milestone.impossible', 'milestone.nothing'],
});

/** It happened otherwise, or not at all: what was told is withdrawn, and told anew. */
export const correctMilestone = call({
  ...staff,
  method: 'PUT',
  path: '/ops/milestone/correct',
  idempotent: true,
  log: { menu: 'tracking', type: 'update' },
  body: z.strictObject({
    id: id('milestone'),
    /** As it was seen: somebody else may have corrected it meanwhile. */
    revision: z.int(),
    isWithdrawn: z._default(z.boolean(), false),
    ...happened,
  }),
  result: z.null(),
  refuses: [...refuses, 'milestone.notFound', 'milestone.changed', 'milestone.impossible'],
});
