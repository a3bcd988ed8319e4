import type { Node } from './node.ts';

/** Something that each node of a process has for itself, made when it is first asked for. */
export const ofNode = <T>(make: () => T) => {
  const kept = new WeakMap<Node, T>();
  return (node: Node): T => {
    const known = kept.get(node) ?? make();
    kept.set(node, known);
    return known;
  };
};
