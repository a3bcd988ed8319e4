import { apiScopes, type OpenCallSpec, type OpenRate, openRates } from '@alpaca/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '../../../platform/context.ts';
import { clientNetwork } from '../../../platform/http/address.ts';
import { hostOf } from '../../../platform/http/host.ts';
import { askedLanguage, makeCtx } from '../../../platform/http/open.ts';
import type { Node } from '../../../platform/node.ts';
import { refuse } from '../../../platform/refusal.ts';
import { allow, type Limit, spend } from '../../../platform/throttle.ts';
import { type KnownKey, openWithKey } from './keySession.service.ts';
import { openWithPass } from './replayPass.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What it came with; null where that is none. */
    openKey: KnownKey | null;
  }
}

/** More than anybody mistypes, and far too few to find one. */
const wrongKeys: Limit = { name: 'openWrongKey', points: 60, seconds: 60 };

/** Whoever keeps coming with keys that are none is sent away, whatever they bring next. */
const refuseKey = async (node: Node, request: FastifyRequest): Promise<never> => {
  const tenant = await node.directory.byHost(hostOf(request));
  if (tenant) {
    const ctx = makeCtx(node, tenant, null, askedLanguage(request) ?? 'zh_CN');
    if (!(await allow(ctx, wrongKeys, clientNetwork(request.from)))) refuse('request.tooMany');
  }
  return refuse('apiKey.invalid');
};

const limitOf = (rate: OpenRate): Limit => ({
  name: `open.${rate}`,
  points: openRates[rate],
  seconds: 60,
});

/** Counts the call and says what is left, whether or not that was one too many. */
const counted = async (ctx: Ctx, reply: FastifyReply, rate: OpenRate) => {
  const limit = limitOf(rate);
  const { over, left, seconds } = await spend(ctx, limit, ctx.session?.id ?? '');
  reply.header('ratelimit-limit', limit.points);
  reply.header('ratelimit-remaining', left);
  reply.header('ratelimit-reset', seconds);
  if (!over) return;
  reply.header('retry-after', seconds);
  refuse('request.tooMany');
};

/** Says who asks by their key, how much more they may, and whether this is open to them. */
export const admit = async (
  node: Node,
  request: FastifyRequest,
  reply: FastifyReply,
  { rate, scope, sandbox }: OpenCallSpec,
) => {
  const { authorization } = request.headers;
  const key = openWithPass(authorization) ?? (await openWithKey(node, authorization, request.from));
  if (!key) return refuseKey(node, request);
  const { tenant, session } = key;
  request.openKey = key;
  // Known before it is refused, so that the refusal leaves a trace of who it was.
  const ctx = makeCtx(node, tenant, session, askedLanguage(request) ?? session.language);
  request.ctx = ctx;
  // So that nobody takes a trial for the real thing.
  reply.header('alpaca-mode', tenant.twinOf ? 'test' : 'live');
  await counted(ctx, reply, rate);
  if (!apiScopes[scope].every((permission) => session.permissions.has(permission))) {
    refuse('request.forbidden');
  }
  if (sandbox && !tenant.twinOf) refuse('sandbox.only');
};
