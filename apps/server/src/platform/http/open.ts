import {
  type CallSpec,
  constants,
  headers,
  type Language,
  languages,
  passes,
} from '@alpaca/contract';
import type { FastifyRequest } from 'fastify';
import type { Cell } from '../cells/cells.ts';
import type { Caller, Ctx, Session, Tenant } from '../context.ts';
import { type Located, readCredential } from '../credentials.ts';
import { noRules } from '../dataRules/sessionRules.ts';
import { singleQueries } from '../db/tx.ts';
import type { Node } from '../node.ts';
import type { Trail } from '../oplog/trail.ts';
import { refuse } from '../refusal.ts';
import { hostOf } from './host.ts';
import type { RefusedKind } from './refused.ts';
import { hindrance } from './standing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    ctx: Ctx | null;
    callName: string;
    /** The line that the call would leave; null where it leaves none. */
    trail: Trail | null;
    /** Why it was refused, where that may be an attack. */
    refused: RefusedKind | null;
  }
}

/** `anew`: as the database has it now, whatever this node remembers. */
export type Authenticate = (
  tenant: Tenant,
  located: Located,
  anew?: boolean,
) => Promise<Session | null>;

export interface Door {
  node: Node;
  authenticate: Authenticate;
}

/** The language a request asks for, if it asks. */
export const askedLanguage = (request: FastifyRequest): Language | undefined => {
  const wanted = request.headers['accept-language']?.slice(0, 2).toLowerCase();
  if (wanted === 'en') return 'en_US';
  if (wanted === 'zh') return 'zh_CN';
  const { lang } = (request.query ?? {}) as Record<string, unknown>;
  return languages.find((language) => language === lang);
};

// A session's queries all see the same rows, so a session that is remembered keeps its way to them
// as long as its tenant lives where it does.
const queriesOf = new WeakMap<Session, { cell: Cell; db: Ctx['db'] }>();
const queriesFor = (session: Session | null, scope: Parameters<typeof singleQueries>[0]) => {
  if (!session) return singleQueries(scope);
  const { cell } = scope;
  const kept = queriesOf.get(session);
  if (kept?.cell === cell) return kept.db;
  const db = singleQueries(scope);
  queriesOf.set(session, { cell, db });
  return db;
};

/** A ctx for a person, or for nobody in particular at a tenant. */
export const makeCtx = (
  node: Node,
  tenant: Tenant,
  session: Session | null,
  lang: Language,
  caller?: Caller,
): Ctx => {
  const scope = {
    cell: node.directory.cellOf(tenant),
    tenant,
    scope: session?.kind === 'merchant' ? ('merchant' as const) : ('tenant' as const),
    merchantId: session?.merchantId ?? null,
    rules: session?.rules ?? noRules,
  };
  const db = queriesFor(session, scope);
  return { ...scope, node, session, caller, lang, log: node.log, db, tx: null, trail: null };
};

/** The same ctx in the cell to which its tenant has moved meanwhile. */
export const whereItLives = async (ctx: Ctx): Promise<Ctx> => {
  const { directory } = ctx.node;
  const tenant = (await directory.byId(ctx.cell.name, ctx.tenant.id)) ?? ctx.tenant;
  if (tenant.cell === ctx.cell.name) return ctx;
  const moved = { ...ctx, tenant, cell: directory.cellOf(tenant) };
  return { ...moved, db: singleQueries(moved) };
};

/** Worked out when somebody asks for it, as few calls do. */
class Asker implements Caller {
  readonly #request: FastifyRequest;
  constructor(request: FastifyRequest) {
    this.#request = request;
  }
  get address() {
    return this.#request.from;
  }
  get userAgent() {
    return String(this.#request.headers['user-agent'] ?? '').slice(0, 300);
  }
  get host() {
    return hostOf(this.#request);
  }
}

const signedIn = async (door: Door, request: FastifyRequest, call: CallSpec): Promise<Ctx> => {
  const located = readCredential(String(request.headers[headers.token] ?? ''));
  const tenant = located && (await door.node.directory.byId(located.cell, located.tenantId));
  const session = tenant && (await door.authenticate(tenant, located));
  if (!session) return refuse('session.over');
  const ctxOf = (session: Session): Ctx => {
    const lang = askedLanguage(request) ?? session.language;
    return makeCtx(door.node, tenant, session, lang, new Asker(request));
  };
  // Known before it is refused, so that the refusal leaves a trace of who it was.
  const ctx = ctxOf(session);
  request.ctx = ctx;
  if (!passes(call.access, session.permissions)) refuse('request.forbidden');
  if (!hindrance(session, call)) return ctx;
  // What a node remembers may be older than the answer that took the hindrance away.
  const latest = (await door.authenticate(tenant, located, true)) ?? refuse('session.over');
  const key = hindrance(latest, call);
  return key ? refuse(key) : ctxOf(latest);
};

const atHost = async (door: Door, request: FastifyRequest) =>
  (await door.node.directory.byHost(hostOf(request))) ?? refuse('request.notFound');

/** Says who is asking and whether they may: tenant and cell, session, permission, standing. */
export const open = async (door: Door, request: FastifyRequest, call: CallSpec): Promise<Ctx> => {
  if (call.access !== 'open') return signedIn(door, request, call);
  const tenant = await atHost(door, request);
  const lang = askedLanguage(request) ?? constants.defaultLanguage;
  return makeCtx(door.node, tenant, null, lang, new Asker(request));
};
