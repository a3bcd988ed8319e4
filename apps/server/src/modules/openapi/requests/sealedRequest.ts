import type { Node } from '../../../platform/node.ts';
import { seal, unseal } from '../../../platform/seal.ts';
import { keyFor } from '../../../platform/secret.ts';

/** A request as it came, but for who asked. */
export interface Original {
  method: string;
  url: string;
  body: unknown;
}

const leastLength = 32;
const mostBytes = 64 * 1024;

/** Null where nothing can be sealed, and so nothing is kept whole. */
const keyOf = ({ config: { webhookKey } }: Node) =>
  webhookKey.length < leastLength ? null : keyFor({ secret: webhookKey }, 'api requests');

export const canSeal = (node: Node) => keyOf(node) !== null;

/** Null where it is too long to be kept, or there is nothing to seal it with. */
export const sealRequest = (node: Node, about: string, original: Original) => {
  const key = keyOf(node);
  const text = JSON.stringify(original);
  return key && Buffer.byteLength(text) <= mostBytes ? seal(key, text, about) : null;
};

export const unsealRequest = (node: Node, about: string, sealed: Buffer) => {
  const key = keyOf(node);
  return key && (JSON.parse(unseal(key, sealed, about)) as Original);
};
