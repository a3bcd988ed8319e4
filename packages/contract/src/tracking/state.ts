import type { TrackReason } from './reasons.ts';
import { type TrackStage, type TrackStatus, trackStageSpecs, trackStages } from './stages.ts';

/** What an event says, once its code is understood. */
export interface TrackFact {
  /** Its own for good: two that are alike are one event. */
  key: string;
  /** The moment, as far as its place is known. */
  at: number;
  /** Null: it tells something, but not where the parcel is. */
  stage: TrackStage | null;
  reason: TrackReason | null;
}

/** The event that a parcel's state is read from, and the latest of all. */
export interface TrackState {
  stage: TrackFact | null;
  latest: TrackFact | null;
}

export const untracked: TrackState = { stage: null, latest: null };

const phaseOf = ({ stage }: TrackFact) => (stage ? trackStageSpecs[stage].phase : -1);
const rankOf = ({ stage }: TrackFact) => (stage ? trackStages.indexOf(stage) : -1);

/** Less than nought where `a` counts for less; never nought of two events. */
const compare = (a: TrackFact, b: TrackFact, by: readonly ((told: TrackFact) => number)[]) => {
  for (const of of by) {
    const difference = of(a) - of(b);
    if (difference !== 0) return difference;
  }
  return a.key < b.key ? -1 : Number(a.key > b.key);
};
const further = [phaseOf, ({ at }: TrackFact) => at, rankOf];
const later = [({ at }: TrackFact) => at, rankOf];

const greater = (a: TrackFact | null, b: TrackFact | null, by: typeof further) =>
  a && b ? (compare(a, b, by) < 0 ? b : a) : (a ?? b);

/**
 * A state with one event more. Whatever the order they come in and however often, the same events make
 * the same state: each is the greatest of its kind in an order that knows nothing of when it was told.
 */
export const withTrackFact = (state: TrackState, told: TrackFact): TrackState => ({
  stage: told.stage ? greater(state.stage, told, further) : state.stage,
  latest: greater(state.latest, told, later),
});

export const trackStateOf = (events: Iterable<TrackFact>): TrackState => {
  let state = untracked;
  for (const told of events) state = withTrackFact(state, told);
  return state;
};

export const trackStatusOf = ({ stage }: TrackState): TrackStatus =>
  stage?.stage ? trackStageSpecs[stage.stage].status : 'ordered';

/** The reason holds while nothing later has been told of the parcel's place. */
export const trackReasonOf = ({ stage }: TrackState): TrackReason | null => stage?.reason ?? null;
