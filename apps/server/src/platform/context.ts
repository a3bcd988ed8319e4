import type { Language } from '@alpaca/contract';
import type { Kysely } from 'kysely';
import type { PoolClient } from 'pg';
import type { Logger } from 'pino';
import type { Cell } from './cells/cells.ts';
import type { DB } from './db/schema.gen.ts';
import type { Ring } from './fields/ring.ts';
import type { Node } from './node.ts';
import type { Trail } from './oplog/trail.ts';

/** A logistics company: whose data, whose clock. */
export interface Tenant {
  id: string;
  cell: string;
  code: string;
  nameZh: string;
  nameEn: string;
  zone: string;
  logoUrl: string;
  helpUrl: string;
  chatUrl: string;
  /** Whose sandbox it is; null of those that people work in. */
  twinOf: string | null;
  /** By which its people's numbers are sealed. */
  ring: Ring;
}

/** Who is asking, as the token tells. */
export interface Session {
  /** Names it in lists; the token stays a secret. */
  id: string;
  tokenHash: Buffer;
  userId: string;
  username: string;
  realname: string;
  merchantId: string | null;
  kind: 'merchant' | 'operator' | 'administrator';
  isIt: boolean;
  language: Language;
  permissions: ReadonlySet<string>;
  expiresAt: number;
  /** Begun by badge and PIN at a station. */
  byBadge: boolean;
  /** A role asks for a second factor that this session was not begun with. */
  mustSetUp: boolean;
  /** When it locks if nobody does anything until then; null for merchants. */
  locksAt: number | null;
  /** When its person last proved who they are, and for how long that holds. */
  confirmedAt: number;
  confirmedForMs: number;
  /** The data rules of its person's roles, as `alpaca.rules` has them. */
  rules: string;
}

/** Where a request comes from, as far as it says. */
export interface Caller {
  address: string;
  userAgent: string;
  /** The name by which we were asked, without its port. */
  host: string;
}

/**
 * What every piece of work carries. `inTx` hands its work a ctx of the same name bound to the
 * transaction, so no query can escape it.
 */
export interface Ctx {
  readonly node: Node;
  readonly cell: Cell;
  readonly tenant: Tenant;
  readonly session: Session | null;
  /** Absent where nobody asked, as in a job. */
  readonly caller?: Caller | undefined;
  /** Rows in reach: the tenant's, or one merchant's. */
  readonly scope: 'tenant' | 'merchant';
  readonly merchantId: string | null;
  /** Which of them data rules leave, as `alpaca.rules` has it; 'none' leaves all. */
  readonly rules: string;
  readonly lang: Language;
  readonly log: Logger;
  readonly db: Kysely<DB>;
  readonly tx: PoolClient | null;
  /** The operation log's line of this request; it is written with the first commit. */
  readonly trail: Trail | null;
}
