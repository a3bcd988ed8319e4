import type { Readable } from 'node:stream';
import type { CallSpec, Parsed, Result } from '@alpaca/contract';
import type { Ctx } from '../context.ts';
import type { CheckedFile } from '../uploads/index.ts';
import type { Cookies } from './cookies.ts';

/** A file to send instead of an envelope. */
export interface FileReply {
  body: Readable;
  contentType: string;
  /** Not known of what is made while it is sent. */
  bytes?: number;
  name: string;
}

export interface Asked<C extends CallSpec> extends Parsed<C> {
  ctx: Ctx;
  /** The uploaded file of a multipart call, already checked. */
  file: C['body'] extends 'multipart' ? CheckedFile & { name: string } : undefined;
  /** The client's network address, for throttling. */
  address: string;
  cookies: Cookies;
}

type Answer<C extends CallSpec> = C['result'] extends 'file' ? FileReply : Result<C>;

export interface Bound {
  call: CallSpec;
  handler: (asked: Asked<CallSpec>) => Promise<unknown>;
}

/** Ties a call of the contract to the service that answers it. */
export const bind = <C extends CallSpec>(
  call: C,
  handler: (asked: Asked<C>) => Promise<Answer<C>> | Answer<C>,
): Bound => ({ call, handler: handler as unknown as Bound['handler'] });
