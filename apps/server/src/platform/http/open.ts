import {
  type Access,
  constants,
  headers,
  type Language,
  languages,
  passes,
} from '@alpaca/contract';
import type { FastifyRequest } from 'fastify';
import type { Ctx, Session, Tenant } from '../context.ts';
import { type Located, readCredential } from '../credentials.ts';
import { singleQueries } from '../db/tx.ts';
import type { Node } from '../node.ts';
import { refuse } from '../refusal.ts';
import { hostOf } from './host.ts';
import type { RefusedKind } from './refused.ts';

declare module 'fastify' {
  interface FastifyRequest {
    ctx: Ctx | null;
    callName: string;
    /** Why it was refused, where that may be an attack. */
    refused: RefusedKind | null;
  }
}

export type Authenticate = (tenant: Tenant, located: Located) => Promise<Session | null>;

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

/** A ctx for a person, or for nobody in particular at a tenant. */
export const makeCtx = (
  node: Node,
  tenant: Tenant,
  session: Session | null,
  lang: Language,
): Ctx => {
  const scope = {
    cell: node.directory.cellOf(tenant),
    tenant,
    scope: session?.kind === 'merchant' ? ('merchant' as const) : ('tenant' as const),
    merchantId: session?.merchantId ?? null,
  };
  const db = singleQueries(scope);
  return { ...scope, node, session, lang, log: node.log, db, tx: null, trail: null };
};

const signedIn = async (door: Door, request: FastifyRequest) => {
  const located = readCredential(String(request.headers[headers.token] ?? ''));
  const tenant = located && (await door.node.directory.byId(located.cell, located.tenantId));
  const session = tenant && (await door.authenticate(tenant, located));
  return session ? { tenant, session } : refuse('session.over');
};

const atHost = async (door: Door, request: FastifyRequest) =>
  (await door.node.directory.byHost(hostOf(request))) ?? refuse('request.notFound');

/** Says who is asking and whether they may: tenant and cell, session, permission. */
export const open = async (door: Door, request: FastifyRequest, access: Access): Promise<Ctx> => {
  const lang = askedLanguage(request);
  if (access === 'open') {
    const tenant = await atHost(door, request);
    return makeCtx(door.node, tenant, null, lang ?? constants.defaultLanguage);
  }
  const { tenant, session } = await signedIn(door, request);
  // Known before it is refused, so that the refusal leaves a trace of who it was.
  const ctx = makeCtx(door.node, tenant, session, lang ?? session.language);
  request.ctx = ctx;
  if (!passes(access, session.permissions)) refuse('request.forbidden');
  return ctx;
};
