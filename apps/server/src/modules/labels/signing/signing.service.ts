import { hash, sign as signBytes } from 'node:crypto';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { printKeysOf } from './printKeys.ts';
import { isOurs } from './qzRequest.ts';

export const certificate = ({ node }: Ctx) => ({
  certificate: printKeysOf(node.config)?.certificate ?? null,
});

/** As QZ Tray checks it with its algorithm SHA512: over the digest's letters, not what they stand for. */
export const sign = ({ node }: Ctx, request: string) => {
  const { key } = printKeysOf(node.config) ?? refuse('print.noCertificate');
  if (!isOurs(request)) refuse('print.notOurs');
  const digest = hash('sha256', request);
  return { signature: signBytes('sha512', Buffer.from(digest), key).toString('base64') };
};
