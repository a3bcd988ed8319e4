import { type Permission, type PermissionNode, withNeeds, withoutNeeding } from '@alpaca/contract';
import { leavesOf } from '../../../shared/inputs/boxTree.ts';

/**
 * What is chosen after a box was pressed: with what it needs, or without what needs it. Only what is
 * offered is passed on: what everybody has, and what comes along, is no part of the choice.
 */
export const toggled = (
  nodes: readonly PermissionNode[],
  chosen: ReadonlySet<string>,
  node: PermissionNode,
  on: boolean,
): string[] => {
  const pressed = leavesOf(node) as Permission[];
  const before = [...chosen] as Permission[];
  const next = on
    ? withNeeds([...before, ...pressed])
    : pressed.reduce((rest: readonly Permission[], one) => withoutNeeding(rest, one), before);
  const offered = new Set(nodes.flatMap(leavesOf));
  return next.filter((permission) => offered.has(permission));
};
