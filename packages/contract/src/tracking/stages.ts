/** What everybody calls a parcel's state; the specification's six. */
export const trackStatuses = [
  'ordered',
  'inStock',
  'outOfStock',
  'online',
  'delivered',
  'chargedBack',
] as const;
export type TrackStatus = (typeof trackStatuses)[number];

interface StageSpec {
  status: TrackStatus;
  /** A later part of the journey is never undone by news of an earlier one. */
  phase: number;
}

/**
 * Where a parcel is, finer than its status. Within a phase the latest event counts, by the moment it
 * happened; between phases the further one does, whenever it was told.
 */
export const trackStageSpecs = {
  /** Its carrier knows of it; nobody has scanned it. */
  announced: { status: 'ordered', phase: 0 },
  /** In our warehouse. */
  received: { status: 'inStock', phase: 1 },
  /** It left our warehouse. */
  dispatched: { status: 'outOfStock', phase: 2 },
  /** On its way to the country it goes to. */
  linehaul: { status: 'outOfStock', phase: 3 },
  customs: { status: 'outOfStock', phase: 3 },
  /** Scanned by the carrier that delivers it. */
  inTransit: { status: 'online', phase: 4 },
  outForDelivery: { status: 'online', phase: 4 },
  readyForPickup: { status: 'online', phase: 4 },
  attemptFailed: { status: 'online', phase: 4 },
  // What was delivered is so for good, unless it comes back later.
  delivered: { status: 'delivered', phase: 5 },
  returning: { status: 'online', phase: 5 },
  returned: { status: 'chargedBack', phase: 5 },
} as const satisfies Record<string, StageSpec>;
export type TrackStage = keyof typeof trackStageSpecs;
export const trackStages = Object.keys(trackStageSpecs) as TrackStage[];

/** Whoever can do something about it. */
export const trackActors = ['merchant', 'consignee', 'carrier', 'us'] as const;
export type ActionBy = (typeof trackActors)[number];
