import type { ReactNode } from 'react';
import type { BoxNode } from './boxTree.ts';

interface Props<N> {
  nodes: readonly N[];
  box: (node: N) => ReactNode;
}

/** A list in a list, each node with its box. */
export const BoxRows = <N extends BoxNode<N>>({ nodes, box }: Props<N>) => (
  <ul>
    {nodes.map((node) => (
      <li key={node.key}>
        {box(node)}
        {node.children.length > 0 && <BoxRows nodes={node.children} box={box} />}
      </li>
    ))}
  </ul>
);
