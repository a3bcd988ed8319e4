import type { FastifyInstance } from 'fastify';
import type { Node } from '../../../platform/node.ts';

const doors = new WeakMap<Node, FastifyInstance>();

export const keepDoor = (node: Node, server: FastifyInstance) => void doors.set(node, server);

/** The door of this very node, to be asked without a network between. */
export const doorOf = (node: Node) => {
  const server = doors.get(node);
  if (!server) throw new Error('this node has no door');
  return server;
};
