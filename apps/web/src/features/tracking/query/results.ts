import type { batchGetOrderTrack, Result, TrackDetails } from '@alpaca/contract';

type Line = Result<typeof batchGetOrderTrack>[number];

export interface Found {
  track: TrackDetails;
  /** Whoever pastes an order's number and its parcel's means the same parcel. */
  askedBy: string[];
}

/** What was asked for, as parcels in the order they were asked in, and the numbers without one. */
export const sorted = (lines: readonly Line[]) => {
  const found = new Map<string, Found>();
  const unknown: string[] = [];
  for (const { number, track } of lines) {
    const known = track && found.get(track.parcel.orderId);
    if (!track) unknown.push(number);
    else if (known) known.askedBy.push(number);
    else found.set(track.parcel.orderId, { track, askedBy: [number] });
  }
  return { found: [...found.values()], unknown };
};
