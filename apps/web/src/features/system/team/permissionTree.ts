import type { PermissionNode } from '@alpaca/contract';

/** Every permission at and below a node. */
export const leavesOf = (node: PermissionNode): string[] => [
  ...(node.permission ? [node.permission] : []),
  ...node.children.flatMap(leavesOf),
];

const pathTo = (nodes: readonly PermissionNode[], key: string): PermissionNode[] => {
  for (const node of nodes) {
    if (node.key === key) return [node];
    const below = pathTo(node.children, key);
    if (below.length > 0) return [node, ...below];
  }
  return [];
};

/**
 * What is chosen after a box was pressed. A button is of no use without its page, so choosing it
 * chooses the page, and leaving a page out leaves its buttons out.
 */
export const toggled = (
  nodes: readonly PermissionNode[],
  chosen: ReadonlySet<string>,
  node: PermissionNode,
  on: boolean,
): string[] => {
  const next = new Set(chosen);
  for (const permission of leavesOf(node)) {
    if (on) next.add(permission);
    else next.delete(permission);
  }
  if (on) {
    for (const { permission } of pathTo(nodes, node.key)) if (permission) next.add(permission);
  }
  // Only what is offered: what everyone has anyway is not part of the choice.
  const offered = new Set(nodes.flatMap(leavesOf));
  return [...next].filter((permission) => offered.has(permission));
};
