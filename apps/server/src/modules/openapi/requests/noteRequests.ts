import { constants, headers } from '@alpaca/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tenantWide } from '../../../platform/db/tx.ts';
import { makeCtx } from '../../../platform/http/open.ts';
import { patiently } from '../../../platform/http/patience.ts';
import { newId } from '../../../platform/ids.ts';
import type { Node } from '../../../platform/node.ts';
import type { KnownKey } from '../door/keySession.service.ts';
import { answerText, bodyText } from './answerText.ts';
import { maskPath } from './maskBody.ts';
import { openBuffer } from './requestBuffer.ts';
import { insertRequests, type NotedRequest } from './requests.repository.ts';
import { sealRequest } from './sealedRequest.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What is sent, before it is packed. */
    openAnswer: unknown;
  }
}

interface Waiting {
  row: NotedRequest;
  cell: string;
  tenantId: string;
}

const write = async (node: Node, cell: string, tenantId: string, rows: readonly Waiting[]) => {
  const tenant = await node.directory.byId(cell, tenantId);
  if (!tenant) return;
  const ctx = tenantWide(makeCtx(node, tenant, null, constants.defaultLanguage));
  const requests = rows.map(({ row }) => row);
  await insertRequests(ctx, requests);
};

const writeAll = async (node: Node, waiting: readonly Waiting[]) => {
  for (const rows of Map.groupBy(waiting, ({ tenantId }) => tenantId).values()) {
    const [{ cell, tenantId } = { cell: '', tenantId: '' }] = rows;
    await patiently(() => write(node, cell, tenantId, rows)).catch((err) =>
      node.log.error({ err }, 'requests of keys not written'),
    );
  }
};

const headerOf = (request: FastifyRequest, name: string) =>
  request.headers[name.toLowerCase()] as string | undefined;

const rowOf = (node: Node, request: FastifyRequest, reply: FastifyReply, key: KnownKey) => {
  const id = newId();
  const { method, url, body } = request;
  const bytes = Number(headerOf(request, 'content-length') ?? 0);
  return {
    id,
    merchantId: key.session.merchantId as string,
    slot: key.slot,
    keyId: key.session.id,
    prefix: key.session.username,
    mode: key.tenant.twinOf ? ('test' as const) : ('live' as const),
    at: new Date(Date.now() - reply.elapsedTime),
    method,
    path: maskPath(url),
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    body: bodyText(body, bytes),
    ...answerText(request.openAnswer, reply.getHeader('content-length')),
    address: request.from,
    idempotencyKey: headerOf(request, headers.idempotencyKey)?.slice(0, 100) ?? null,
    repeated: reply.hasHeader('idempotent-replayed'),
    sealed: sealRequest(node, `${key.keptIn}/${id}`, { method, url, body: body ?? null }),
  };
};

/** Of calls that were too many one a minute tells enough. */
const tooManyEveryMs = 60_000;
const rememberAtMost = 10_000;

const tooManyFilter = () => {
  const notedAt = new Map<string, number>();
  return (slot: string) => {
    const now = Date.now();
    if (now - (notedAt.get(slot) ?? 0) < tooManyEveryMs) return true;
    if (notedAt.size >= rememberAtMost) notedAt.clear();
    notedAt.set(slot, now);
    return false;
  };
};

/** Keeps what every key asks and is answered, after it has its answer. */
export const noteRequests = (scoped: FastifyInstance, node: Node) => {
  const buffer = openBuffer<Waiting>((rows) => writeAll(node, rows));
  const isToldAlready = tooManyFilter();
  scoped.decorateRequest('openAnswer', null);
  scoped.addHook('onSend', (request, _reply, payload, done) => {
    request.openAnswer = payload;
    done(null, payload);
  });
  scoped.addHook('onResponse', async (request, reply) => {
    const key = request.openKey;
    // A replay stands in the log already.
    if (!key || key.isReplay) return;
    if (reply.statusCode === 429 && isToldAlready(key.slot)) return;
    const row = rowOf(node, request, reply, key);
    buffer.add({ row, cell: key.tenant.cell, tenantId: key.keptIn });
  });
  scoped.addHook('onClose', () => buffer.stop());
};
