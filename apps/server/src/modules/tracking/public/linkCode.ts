import { timingSafeEqual } from 'node:crypto';
import type { Ctx } from '../../../platform/context.ts';
import { signed } from '../../../platform/secret.ts';

const idBytes = 16;
// With the id a multiple of three bytes: a code has no bits to spare, so each has one spelling.
const signatureBytes = 14;
const spelling = /^[\w-]{40}$/;

type Whose = Pick<Ctx, 'node' | 'tenant'>;

const signatureOf = ({ node, tenant }: Whose, id: Buffer) =>
  signed(node.config, 'track-link', `${tenant.id}/${id.toString('hex')}`).subarray(
    0,
    signatureBytes,
  );

/** What opens a parcel's public page: the order's id, and that we said so. */
export const linkCode = (ctx: Whose, orderId: string): string => {
  const id = Buffer.from(orderId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, signatureOf(ctx, id)]).toString('base64url');
};

const uuidOf = (id: Buffer) =>
  id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** The order that a code of this tenant opens; null for any other code. */
export const orderOfCode = (ctx: Whose, code: string): string | null => {
  if (!spelling.test(code)) return null;
  const bytes = Buffer.from(code, 'base64url');
  const id = bytes.subarray(0, idBytes);
  return timingSafeEqual(bytes.subarray(idBytes), signatureOf(ctx, id)) ? uuidOf(id) : null;
};
