import type { Node } from './node.ts';

// What a node remembers of tenants, by topic and tenant, until it hears that it has changed.
const memories = new WeakMap<Node, Map<string, Map<string, unknown>>>();

const topicsOf = (node: Node) => {
  const topics = memories.get(node) ?? new Map<string, Map<string, unknown>>();
  memories.set(node, topics);
  return topics;
};

/** Whoever keeps a topic decides what it holds, and asks for it as that. */
export const remembered = <T>(node: Node, topic: string): Map<string, T> => {
  const topics = topicsOf(node);
  const known = topics.get(topic) ?? new Map<string, unknown>();
  topics.set(topic, known);
  return known as Map<string, T>;
};

export const forget = (node: Node, topic: string, tenantId: string) => {
  topicsOf(node).get(topic)?.delete(tenantId);
};

/** A node that may have missed a word knows nothing for sure. */
export const forgetEverything = (node: Node) => {
  for (const known of topicsOf(node).values()) known.clear();
};
