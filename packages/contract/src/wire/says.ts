import type { wireSays } from './wireSays.ts';

/** The jobs by which a merchant chooses what a member may do. */
export type PermissionGroup =
  | 'placing'
  | 'orders'
  | 'labels'
  | 'handOver'
  | 'prices'
  | 'addresses'
  | 'declarations'
  | 'money'
  | 'account';

export interface PermissionSays<P extends string = string> {
  /** Who can hold it at all: a merchant's people, the tenant's, or both, each with what is theirs. */
  side: 'merchant' | 'staff' | 'both';
  /**
   * Where a merchant chooses it for a member. Steps and details that come along with what needs them
   * are `implied`: nobody chooses them by themselves. What every member has is in no group.
   */
  group?: PermissionGroup | 'implied';
  /** What it is of no use without. Whoever is given the one is given these too. */
  needs?: readonly P[];
}

/** What an area says of itself, for all to know. */
export interface Says<P extends string = string> {
  /**
   * Its reasons to refuse, with their HTTP status. The words are its `refusal.<key>` on the server.
   * 403 and 404 always show one fixed text, and 401 too but for programs, which can't log in, so a
   * refusal with words of its own is 409 or 422.
   */
  refusals?: Readonly<
    Record<string, 400 | 401 | 403 | 404 | 408 | 409 | 413 | 422 | 429 | 500 | 503>
  >;
  /**
   * What a person may be allowed to do, each for a page or a button of the menu. Roles hold lists of
   * these; the server checks every call.
   */
  permissions?: Readonly<Record<string, PermissionSays<P>>>;
  /** The pages that a menu entry may name as its component; the web has one component for each. */
  pages?: readonly string[];
}

/** Every area adds its own to this, so that the wire knows all keys and imports no area. */
export interface Areas {
  wire: typeof wireSays;
}

type Said<K extends keyof Says> = {
  [A in keyof Areas]: Areas[A] extends Record<K, infer S> ? S : never;
}[keyof Areas];
type KeyOf<S> = S extends unknown ? keyof S & string : never;

export type RefusalKey = KeyOf<Said<'refusals'>>;
export type Permission = KeyOf<Said<'permissions'>>;
export type PageKey = Said<'pages'>[number];
