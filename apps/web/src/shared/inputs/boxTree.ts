/** A node of a tree of boxes: what it gives itself, and what is below. */
export interface BoxNode<N> {
  key: string;
  permission?: string | undefined;
  children: readonly N[];
}

/** Every permission at and below a node. */
export const leavesOf = <N extends BoxNode<N>>(node: N): string[] => [
  ...(node.permission ? [node.permission] : []),
  ...node.children.flatMap((child) => leavesOf(child)),
];

/** Whether a node's box is ticked, and whether some of what is below it is. */
export const ticked = <N extends BoxNode<N>>(node: N, chosen: ReadonlySet<string>) => {
  const leaves = leavesOf(node);
  const on = leaves.filter((permission) => chosen.has(permission)).length;
  const checked = node.permission ? chosen.has(node.permission) : on === leaves.length;
  return { checked, some: on > 0 && !checked };
};
