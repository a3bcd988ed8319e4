import type { TrackReason, TrackStage } from '@alpaca/contract';

/** What a code says: where the parcel is, and why it stands there. */
export interface Meaning {
  stage: TrackStage | null;
  reason: TrackReason | null;
}

export type Codes = ReadonlyMap<string, Meaning>;

/** By the stage, or `stage/reason`: the codes that mean it. */
type Table = Partial<Record<TrackStage | `${TrackStage}/${TrackReason}`, string>>;

/** Reads a table with its codes between bars: `'DL | D | delivered'`. */
export const codesOf = (table: Table): Codes =>
  new Map(
    Object.entries(table).flatMap(([means, codes]) => {
      const [stage, reason = null] = means.split('/') as [TrackStage, TrackReason?];
      return codes.split('|').map((code) => [code.trim(), { stage, reason }] as const);
    }),
  );
