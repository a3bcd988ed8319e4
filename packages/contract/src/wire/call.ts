import type * as z from 'zod/mini';
import type { UploadPurpose } from './filePurposes.ts';
import type { RuleSubject } from './ruleSubject.ts';
import type { Permission, RefusalKey } from './says.ts';

type Schema = z.ZodMiniType;

/**
 * Who may make a call: anyone, anyone signed in, or whoever holds the permission, of several any one.
 * Signed in is enough only for what is one's own; a merchant's data always asks for a permission.
 */
export type Access = 'open' | 'signedIn' | Permission | readonly Permission[];

/** The permissions that open a call; none where it asks for none. */
export const permissionsFor = (access: Access): readonly Permission[] => {
  if (typeof access !== 'string') return access;
  return access === 'open' || access === 'signedIn' ? [] : [access];
};

/** Whether somebody signed in who holds these permissions passes a call's door. */
export const passes = (access: Access, held: ReadonlySet<string>): boolean =>
  access === 'open' ||
  access === 'signedIn' ||
  permissionsFor(access).some((permission) => held.has(permission));

/** Kinds of change that the operation log tells apart. */
export type LogType =
  | 'create'
  | 'update'
  | 'delete'
  | 'signIn'
  | 'signOut'
  | 'import'
  | 'export'
  | 'read';
/** Beside them: what was refused and may be an attack. */
export const refusedLogType = 'refused';

/** A call's request body that is not JSON. */
export type Multipart = 'multipart';
/** A call's result that is a stream of bytes instead of an envelope. */
export type FileResult = 'file';

export interface CallSpec {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  access: Access;
  /** Needs an Idempotency-Key: the first answer is kept with the change and given again. */
  idempotent?: true;
  /** Ends the session it comes with: its answer is told again to the same token and key. */
  endsSession?: true;
  /** Costs enough for one merchant to slow others down: each gets a share at once, then 429. */
  heavy?: true;
  /**
   * The kind of thing whose form two people can hold open: the body says which revision the save began
   * from, and `record.changedMeanwhile` refuses it where that is no longer the latest.
   */
  edits?: string;
  /**
   * What is not done by a stolen session: its person must have proved who they are within the
   * tenant's minutes ('recently'), or just before ('now'); else `session.confirmAgain` refuses it, and
   * the web asks and sends it again.
   */
  confirms?: 'recently' | 'now';
  /** Granted even to a session that is locked, or that has yet to set up its second factor. */
  even?: readonly ('locked' | 'settingUp')[];
  /**
   * Of a call that answers with a list: whose data rules its rows obey, or why none do. Row security
   * holds them to it; a rule is refused where no call reads its subject.
   */
  rules?: RuleSubject | { none: string };
  /** What the operation log says of it. Every call that changes something has one. */
  log?: { menu: string; type: LogType };
  params?: Schema;
  query?: Schema;
  body?: Schema | Multipart;
  /** How many bytes a body may have, where a megabyte is not enough. */
  bodyMost?: number;
  /** What the file of a multipart call is for, where the caller's query doesn't say. */
  uploads?: UploadPurpose;
  result: Schema | FileResult;
  refuses?: readonly RefusalKey[];
  /** Never prefetched and not even asked of a cache: answers that carry a secret, and GETs that change something. */
  noStore?: true;
}

type In<S> = S extends Schema ? z.input<S> : undefined;
type Out<S> = S extends Schema ? z.output<S> : undefined;

/** What a caller hands over; only the parts that the call has. */
export type Request<C extends CallSpec> = (C['params'] extends Schema
  ? { params: In<C['params']> }
  : unknown) &
  (C['query'] extends Schema ? { query: In<C['query']> } : unknown) &
  (C['body'] extends Schema ? { body: In<C['body']> } : unknown);

/** What a handler receives after validation. */
export interface Parsed<C extends CallSpec> {
  params: Out<C['params']>;
  query: Out<C['query']>;
  body: Out<C['body']>;
}

export type Result<C extends CallSpec> = C['result'] extends Schema ? z.output<C['result']> : never;

/** Declares a call. The web calls it typed, the server binds it in one line, OpenAPI is made from it. */
export const call = <const C extends CallSpec>(spec: C): C => spec;
