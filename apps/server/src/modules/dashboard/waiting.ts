import type { Permission } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';

/** A line of what waits for somebody, as an area tells it. Its words are `waiting.<key>`. */
export interface WaitKind {
  key: string;
  /** Who can see to it. */
  permission: Permission;
  /** The page, with the filter that finds them. */
  path: string;
  count: (ctx: Ctx) => Promise<number>;
  /** Since when the one waits that has waited longest; asked where the staff looks at how old its work is. */
  oldest?: (ctx: Ctx) => Promise<Date | null>;
}

const kinds: WaitKind[] = [];

/** Called once with those of all areas, in the order in which they are told. */
export const registerWaitKinds = (...added: readonly WaitKind[]) => {
  kinds.push(...added);
};

export const waitKinds = (): readonly WaitKind[] => kinds;
