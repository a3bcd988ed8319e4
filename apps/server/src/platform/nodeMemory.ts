import type { Node } from './node.ts';

interface Memory {
  known: Map<string, unknown>;
  forgotten: number;
}

// What a node remembers, by topic and key, until it hears that it has changed.
const memories = new WeakMap<Node, Map<string, Memory>>();

const topicsOf = (node: Node) => {
  const topics = memories.get(node) ?? new Map<string, Memory>();
  memories.set(node, topics);
  return topics;
};

const memoryOf = (node: Node, topic: string): Memory => {
  const topics = topicsOf(node);
  const memory = topics.get(topic) ?? { known: new Map(), forgotten: 0 };
  topics.set(topic, memory);
  return memory;
};

/** Whoever keeps a topic decides what is in it, and asks for it as that. */
export const remembered = <T>(node: Node, topic: string): Map<string, T> =>
  memoryOf(node, topic).known as Map<string, T>;

/** Raised by every forgetting: what was loaded before one must not be remembered after it. */
export const timesForgotten = (node: Node, topic: string): number =>
  memoryOf(node, topic).forgotten;

export const forget = (node: Node, topic: string, key: string) => {
  const memory = memoryOf(node, topic);
  memory.forgotten += 1;
  memory.known.delete(key);
};

export const forgetWhere = <T>(node: Node, topic: string, isOver: (value: T) => boolean) => {
  const known = remembered<T>(node, topic);
  memoryOf(node, topic).forgotten += 1;
  for (const [key, value] of known) if (isOver(value)) known.delete(key);
};

const forgetAllOf = (memory: Memory) => {
  memory.forgotten += 1;
  memory.known.clear();
};

export const forgetTopic = (node: Node, topic: string) => forgetAllOf(memoryOf(node, topic));

/** A node that may have missed a word knows nothing for sure. */
export const forgetEverything = (node: Node) => {
  for (const memory of topicsOf(node).values()) forgetAllOf(memory);
};
