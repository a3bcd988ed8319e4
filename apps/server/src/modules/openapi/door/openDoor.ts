import {
  headers,
  type OpenCallName,
  type OpenCallSpec,
  openBasePath,
  openCalls,
  openDescription,
  openRefusals,
} from '@alpaca/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import type { FileReply } from '../../../platform/http/bind.ts';
import { langOf, refusalOf } from '../../../platform/http/errors.ts';
import { keyPattern, once } from '../../../platform/http/idempotency.ts';
import { whereItLives } from '../../../platform/http/open.ts';
import { patiently } from '../../../platform/http/patience.ts';
import { sendFile } from '../../../platform/http/reply.ts';
import { fastifyPath } from '../../../platform/http/route.ts';
import { validator } from '../../../platform/http/validate.ts';
import type { Node } from '../../../platform/node.ts';
import { startTrail } from '../../../platform/oplog/trail.ts';
import { Refusal, refuse } from '../../../platform/refusal.ts';
import { noteRequests } from '../requests/noteRequests.ts';
import { admit } from './admit.ts';
import { openAnswers } from './answers/allAnswers.ts';
import { keepDoor } from './ownDoor.ts';
import { sendProblem } from './problem.ts';
import { checkSignatures } from './requestSignature.ts';

type Asked = { params: unknown; query: unknown; body: unknown };
type Answer = (ctx: Ctx, asked: Asked) => Promise<unknown>;

interface DoorOptions {
  /** Results are held against their schemas, refusals against what their call says of them. */
  checkResults: boolean;
}

const nameOf = (short: OpenCallName) => `open.${short}`;
const names = Object.keys(openCalls) as OpenCallName[];
const callsByName = new Map<string, OpenCallSpec>(
  names.map((short) => [nameOf(short), openCalls[short]]),
);

const requireSaid = ({ callName = '' }: FastifyRequest, { key }: Refusal) => {
  const call = callsByName.get(callName);
  if (!call || openRefusals(call).includes(key)) return;
  throw new Error(`${callName} does not say that it is refused for ${key}`);
};

/** The work of a call: its answer as JSON text, the first one again where it was asked before. */
const answered = async (
  { call, name, answer }: { call: OpenCallSpec; name: string; answer: Answer },
  request: FastifyRequest,
  reply: FastifyReply,
  asked: Asked,
): Promise<string> => {
  const ctx = request.ctx as Ctx;
  const trail = call.log ? startTrail(name, call.log, ctx.tenant, ctx.session) : null;
  const traced = trail ? { ...ctx, trail } : ctx;
  const key = String(request.headers[headers.idempotencyKey.toLowerCase()] ?? '');
  if (!call.idempotent || (call.keyOptional && key === '')) {
    return JSON.stringify(await answer(traced, asked));
  }
  if (!keyPattern.test(key)) refuse('idempotency.keyMissing');
  const keyed = {
    callName: name,
    key,
    content: JSON.stringify([asked.params, asked.query, asked.body]),
    // A key that was put in another's place still knows what that one asked.
    scope: `key/${request.openKey?.slot}`,
    onAgain: () => void reply.header('idempotent-replayed', 'true'),
  };
  let opened = traced;
  const told = await patiently(() => once(opened, keyed, (ctx) => answer(ctx, asked)), {
    isGone: () => request.raw.socket.destroyed,
    async onAgain() {
      trail?.forget();
      opened = await whereItLives(opened);
    },
  });
  if (trail && !trail.written) await inTx(traced, async () => {});
  return told;
};

/** Of what a merchant's heavy calls have at once: its sandbox takes none of it. */
const shareOf = ({ tenant, merchantId }: Ctx) =>
  tenant.twinOf ? `${tenant.id}/${merchantId}` : (merchantId as string);

const addCall = (scoped: FastifyInstance, node: Node, short: OpenCallName, door: DoorOptions) => {
  const call: OpenCallSpec = openCalls[short];
  const name = nameOf(short);
  const validate = validator({ ...call, access: 'signedIn' });
  const plain = openAnswers[short] as unknown as Answer;
  const answer: Answer = async (ctx, asked) => {
    const result = await plain(ctx, asked);
    if (door.checkResults) (call.result as z.ZodMiniType).parse(result);
    return result;
  };
  scoped.route({
    method: call.method,
    url: fastifyPath(call.path),
    ...(call.bodyMost !== undefined && { bodyLimit: call.bodyMost }),
    onRequest: async (request, reply) => {
      request.callName = name;
      await admit(node, request, reply, call);
    },
    handler: async (request, reply) => {
      const ctx = request.ctx as Ctx;
      const asked = validate(request, ctx.lang);
      const inShare = <T>(work: () => Promise<T>) =>
        call.heavy && ctx.merchantId ? scoped.shares(shareOf(ctx), work) : work();
      reply.header('cache-control', 'no-store');
      if (call.result === 'file') {
        return sendFile(reply, (await inShare(() => plain(ctx, asked))) as FileReply);
      }
      const told = await inShare(() => answered({ call, name, answer }, request, reply, asked));
      return reply
        .code(call.creates ? 201 : 200)
        .header('content-type', 'application/json; charset=utf-8')
        .send(told);
    },
  });
};

// The same for everybody, and no secret.
const description = JSON.stringify(openDescription());

/** What merchants' own systems ask: by a key instead of a session, and refused as a problem. */
export const addOpenDoor = (server: FastifyInstance, node: Node, door: DoorOptions) =>
  server.register(
    async (scoped) => {
      keepDoor(node, server);
      scoped.decorateRequest('openKey', null);
      noteRequests(scoped, node);
      checkSignatures(scoped);
      scoped.setErrorHandler<FastifyError>((error, request, reply) => {
        const refusal = refusalOf(error, request);
        if (door.checkResults) requireSaid(request, refusal);
        if (error instanceof Refusal) scoped.noteRefused(request, error);
        return sendProblem(reply, langOf(request), refusal);
      });
      scoped.setNotFoundHandler((request, reply) =>
        sendProblem(reply, langOf(request), new Refusal('request.notFound')),
      );
      scoped.get('/openapi.json', (_, reply) =>
        reply.header('content-type', 'application/json; charset=utf-8').send(description),
      );
      for (const name of names) addCall(scoped, node, name, door);
    },
    { prefix: openBasePath },
  );
