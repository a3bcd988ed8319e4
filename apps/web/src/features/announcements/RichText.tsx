import { createElement, type ReactNode, useMemo } from 'react';
import styles from './RichText.module.css';
import { type SafeNode, safeTree } from './safeTree.ts';

const shown = (nodes: SafeNode[]): ReactNode[] =>
  nodes.map((node, i) =>
    typeof node === 'string'
      ? node
      : createElement(node.tag, { ...node.attributes, key: i }, ...shown(node.children)),
  );

/** Text with simple marks, written by someone else. */
export const RichText = ({ html }: { html: string }) => {
  const tree = useMemo(() => safeTree(html), [html]);
  return <div className={styles.text}>{shown(tree)}</div>;
};
