import { type Permission, type RoleNode, withNeeds, withoutNeeding } from '@alpaca/contract';
import { leavesOf } from '../../../shared/inputs/boxTree.ts';

const giveable = (node: RoleNode): string[] => [
  ...(node.permission && node.held ? [node.permission] : []),
  ...node.children.flatMap(giveable),
];

/** The pages on the way to a node: a button is of no use without its own. */
const above = (nodes: readonly RoleNode[], node: RoleNode): string[] | null => {
  for (const one of nodes) {
    if (one === node) return [];
    const below = above(one.children, node);
    if (below) return one.permission ? [one.permission, ...below] : below;
  }
  return null;
};

/** What is chosen after a box was pressed: with what it needs, or without what needs it. */
export const toggled = (
  nodes: readonly RoleNode[],
  chosen: readonly string[],
  node: RoleNode,
  on: boolean,
): string[] => {
  if (on) {
    const pressed = [...(above(nodes, node) ?? []), ...giveable(node)];
    return withNeeds([...chosen, ...pressed] as Permission[]);
  }
  return leavesOf(node).reduce<readonly string[]>(
    (rest, one) => withoutNeeding(rest as Permission[], one as Permission),
    chosen,
  ) as string[];
};

/** Those nodes whose title has the words, with all that is below and above them. */
export const matching = (nodes: readonly RoleNode[], words: string): readonly RoleNode[] => {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return nodes;
  return nodes.flatMap((node) => {
    if (node.title.toLowerCase().includes(wanted)) return [node];
    const children = matching(node.children, words);
    return children.length > 0 ? [{ ...node, children: [...children] }] : [];
  });
};
