import type { FirstStepState, Permission } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';

/** A step of a new merchant's way, as an area tells it. Its words are `firstStep.<key>.title` and `.text`. */
export interface FirstStepKind {
  key: string;
  /** The earlier on the way, the smaller. */
  place: number;
  permission: Permission;
  path: string;
  /** Whoever has come through this one is new no more, whatever was left out. */
  isLast?: boolean;
  /** By what is there; a step that leaves nothing behind is noted where it is taken (`noteReached`). */
  stateOf?: (ctx: Ctx) => Promise<FirstStepState>;
}

const kinds: FirstStepKind[] = [];

/** Called once with those of all areas. */
export const registerFirstSteps = (...added: readonly FirstStepKind[]) => {
  kinds.push(...added);
  kinds.sort((a, b) => a.place - b.place);
};

export const firstStepKinds = (): readonly FirstStepKind[] => kinds;
