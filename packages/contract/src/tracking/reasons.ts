import type { ActionBy } from './stages.ts';

/** Why a parcel is where it is, by who caused it. */
export const trackReasonsByCause = {
  carrier: [
    'delayed',
    'missorted',
    'damaged',
    'lost',
    'overloaded',
    'missedConnection',
    'vehicleTrouble',
    'labelUnreadable',
  ],
  merchant: [
    'addressWrong',
    'packagingPoor',
    'papersMissing',
    'goodsForbidden',
    'sizeExceeded',
    'recalled',
  ],
  consignee: [
    'absent',
    'refused',
    'moved',
    'unknownThere',
    'noAccess',
    'rescheduled',
    'notCollected',
    'chargesUnpaid',
    'identityMissing',
  ],
  customs: ['inspected', 'dutiesDue', 'customsPapers', 'valueDoubted', 'seized'],
  weather: ['badWeather', 'naturalDisaster', 'roadClosed'],
  other: ['holiday', 'strike', 'security', 'unexplained'],
} as const;
export type TrackCause = keyof typeof trackReasonsByCause;
export type TrackReason = (typeof trackReasonsByCause)[TrackCause][number];
export const trackCauses = Object.keys(trackReasonsByCause) as TrackCause[];
export const trackReasons = Object.values(trackReasonsByCause).flat() as TrackReason[];

/** Of what nobody can do anything about, nobody is asked. */
const asked: Partial<Record<TrackReason, ActionBy>> = {
  missorted: 'carrier',
  damaged: 'us',
  lost: 'us',
  labelUnreadable: 'us',
  addressWrong: 'merchant',
  packagingPoor: 'merchant',
  papersMissing: 'merchant',
  goodsForbidden: 'merchant',
  sizeExceeded: 'us',
  refused: 'merchant',
  moved: 'merchant',
  unknownThere: 'merchant',
  noAccess: 'consignee',
  absent: 'consignee',
  notCollected: 'consignee',
  chargesUnpaid: 'consignee',
  identityMissing: 'consignee',
  dutiesDue: 'consignee',
  customsPapers: 'merchant',
  valueDoubted: 'merchant',
  seized: 'us',
};

/** Who has to do something where a parcel stands for this reason; null: one can only wait. */
export const trackActionBy = (reason: TrackReason | null): ActionBy | null =>
  (reason && asked[reason]) ?? null;

export const trackCauseOf = (reason: TrackReason): TrackCause =>
  trackCauses.find((cause) =>
    (trackReasonsByCause[cause] as readonly TrackReason[]).includes(reason),
  ) as TrackCause;
