import { constants } from '@alpaca/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hostOf } from '../../../platform/http/host.ts';
import { makeCtx } from '../../../platform/http/open.ts';
import { takeRawBodies } from '../../../platform/http/rawBody.ts';
import type { Node } from '../../../platform/node.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { settle } from './payments.service.ts';
import { PaymentForged } from './port.ts';
import { providerOf } from './providers.ts';

// A provider's notice is a few kilobytes.
const bodyLimit = 256 * 1024;

const take = (node: Node) => async (request: FastifyRequest, reply: FastifyReply) => {
  const tenant = await node.directory.byHost(hostOf(request));
  const provider = tenant && providerOf({ node, tenant });
  const { provider: name } = request.params as { provider: string };
  if (!provider || provider.name !== name) return reply.code(404).send({ received: false });
  try {
    const payment = provider.read(request.body as Buffer, request.headers);
    if (!payment) return { received: true };
    const ctx = makeCtx(node, tenant, null, constants.defaultLanguage);
    const outcome = await settle(ctx, payment);
    return reply.code(outcome === 'settled' ? 200 : 422).send({ received: outcome === 'settled' });
  } catch (error) {
    // A stranger, or a payment that is none of ours: neither becomes right by being sent again.
    const strange = error instanceof PaymentForged || error instanceof Refusal;
    if (!strange && !(error instanceof SyntaxError)) throw error;
    node.log.warn({ reason: error.message }, 'payment notice refused');
    return reply.code(400).send({ received: false });
  }
};

/**
 * Where payment providers tell of payments. It stands outside the contract: the signature is over
 * the bytes of the body, so it must come as it was sent, and the answer is the provider's to define.
 */
export const addPaymentNotify = (server: FastifyInstance, node: Node) =>
  server.register(async (scoped) => {
    takeRawBodies(scoped, bodyLimit);
    scoped.post(`${constants.basePath}/financial/payNotify/:provider`, take(node));
  });
