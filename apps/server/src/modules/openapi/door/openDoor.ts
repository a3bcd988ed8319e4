import { apiScopes, type OpenCallSpec, openBasePath, openCalls } from '@alpaca/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '../../../platform/context.ts';
import { langOf, refusalOf } from '../../../platform/http/errors.ts';
import { askedLanguage, makeCtx } from '../../../platform/http/open.ts';
import { validator } from '../../../platform/http/validate.ts';
import type { Node } from '../../../platform/node.ts';
import { Refusal, refuse } from '../../../platform/refusal.ts';
import { type Limit, spend } from '../../../platform/throttle.ts';
import { toWireWallet, walletsOf } from '../../finance/index.ts';
import { openWithKey } from './keySession.service.ts';
import { sendProblem } from './problem.ts';

const perKey: Limit = { name: 'openApi', points: 600, seconds: 60 };

type Answer = (ctx: Ctx) => Promise<unknown>;
const answers: Record<keyof typeof openCalls, Answer> = {
  getBalance: async (ctx) => ({ wallets: (await walletsOf(ctx)).map(toWireWallet) }),
};

const opened = async (node: Node, request: FastifyRequest): Promise<Ctx> => {
  const found = await openWithKey(node, request.headers.authorization, request.from);
  if (!found) return refuse('apiKey.invalid');
  const { tenant, session } = found;
  return makeCtx(node, tenant, session, askedLanguage(request) ?? session.language);
};

/** Counts the call and says what is left, whether or not that was one too many. */
const counted = async (ctx: Ctx, reply: FastifyReply) => {
  const { over, left, seconds } = await spend(ctx, perKey, ctx.session?.id ?? '');
  reply.header('ratelimit-limit', perKey.points);
  reply.header('ratelimit-remaining', left);
  reply.header('ratelimit-reset', seconds);
  if (!over) return;
  reply.header('retry-after', seconds);
  refuse('request.tooMany');
};

const mayAsk = ({ session }: Ctx, { scope }: OpenCallSpec) =>
  apiScopes[scope].every((permission) => session?.permissions.has(permission));

type Name = keyof typeof openCalls;

const addCall = (scoped: FastifyInstance, node: Node, name: Name, checkResults: boolean) => {
  const call: OpenCallSpec = openCalls[name];
  const validate = validator({ ...call, access: 'signedIn' });
  scoped.route({
    method: call.method,
    url: call.path,
    onRequest: async (request, reply) => {
      request.callName = `open.${name}`;
      const ctx = await opened(node, request);
      request.ctx = ctx;
      await counted(ctx, reply);
      if (!mayAsk(ctx, call)) refuse('request.forbidden');
    },
    handler: async (request, reply) => {
      const ctx = request.ctx as Ctx;
      validate(request, ctx.lang);
      const result = await answers[name](ctx);
      if (checkResults) call.result.parse(result);
      return reply.header('cache-control', 'no-store').send(result);
    },
  });
};

/** What merchants' own systems ask: by a key instead of a session, and refused as a problem. */
export const addOpenDoor = (
  server: FastifyInstance,
  node: Node,
  { checkResults }: { checkResults: boolean },
) =>
  server.register(
    async (scoped) => {
      scoped.setErrorHandler<FastifyError>((error, request, reply) =>
        sendProblem(reply, langOf(request), refusalOf(error, request)),
      );
      scoped.setNotFoundHandler((request, reply) =>
        sendProblem(reply, langOf(request), new Refusal('request.notFound')),
      );
      for (const name of Object.keys(openCalls) as Name[])
        addCall(scoped, node, name, checkResults);
    },
    { prefix: openBasePath },
  );
