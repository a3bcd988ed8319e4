import { constants } from '@alpaca/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkEventAccounts, eventAccountOf } from '../../../carriers/eventAccounts.ts';
import { type CarrierNews, PushRefused } from '../../../platform/carrier.ts';
import type { Ctx, Tenant } from '../../../platform/context.ts';
import { clientNetwork } from '../../../platform/http/address.ts';
import { hostOf } from '../../../platform/http/host.ts';
import { makeCtx } from '../../../platform/http/open.ts';
import { takeRawBodies } from '../../../platform/http/rawBody.ts';
import type { Node } from '../../../platform/node.ts';
import { allow, type Limit } from '../../../platform/throttle.ts';
import type { BookedThrough } from './pushed.repository.ts';
import { takePush } from './pushed.service.ts';

const bodyLimit = 1024 * 1024;
const eventsMost = 500;
/** Who shows a good signature is always heard; whoever tries others soon finds the door shut. */
const wrongPushes: Limit = { name: 'carrierPush', points: 30, seconds: 60 };

/** Whose push this is and what it says; PushRefused where nobody of ours sent it. */
const readPushed = (node: Node, tenant: Tenant, request: FastifyRequest) => {
  const { account: name } = request.params as { account: string };
  const account = eventAccountOf(node.config, tenant.code, name);
  const events = account && node.carriers.get(account.adapter)?.events;
  if (!account || !events) throw new PushRefused('no account');
  const { headers, body } = request;
  const told = events(
    { headers, body: (body as Buffer | undefined) ?? Buffer.alloc(0) },
    account.secrets,
  );
  if (told.length > eventsMost) throw new PushRefused('too many events');
  return { from: { adapter: account.adapter, account: name }, told };
};

/** The same answer whatever was wrong: who guesses learns nothing. */
const refusePush = async (ctx: Ctx, request: FastifyRequest, reply: FastifyReply, why: string) => {
  ctx.log.warn({ reason: why }, 'carrier push refused');
  const mayTry = await allow(ctx, wrongPushes, clientNetwork(request.from));
  return reply.code(mayTry ? 400 : 429).send({ received: false });
};

const takeIn = async (
  ctx: Ctx,
  { from, told }: { from: BookedThrough; told: readonly CarrierNews[] },
  reply: FastifyReply,
) => {
  const taken = takePush(ctx, from, told);
  if (!taken) return reply.code(503).header('retry-after', '5').send({ received: false });
  const { unknown } = await taken;
  return { received: true, events: told.length, unknown };
};

const answer = (node: Node) => async (request: FastifyRequest, reply: FastifyReply) => {
  request.callName = 'carrierEvents';
  const tenant = await node.directory.byHost(hostOf(request));
  if (!tenant) return reply.code(400).send({ received: false });
  const ctx = makeCtx(node, tenant, null, constants.defaultLanguage);
  try {
    return await takeIn(ctx, readPushed(node, tenant, request), reply);
  } catch (error) {
    if (!(error instanceof PushRefused)) throw error;
    return refusePush(ctx, request, reply, error.message);
  }
};

/**
 * Where carriers tell of parcels by themselves. Outside the contract, as payment notices are: signatures are
 * over the bytes of the body. What is answered with 200 is there for good.
 */
export const addCarrierDoor = (server: FastifyInstance, node: Node) => {
  checkEventAccounts(node.config);
  return server.register(async (scoped) => {
    takeRawBodies(scoped, bodyLimit);
    scoped.post(`${constants.basePath}/carrier/events/:account`, answer(node));
  });
};
