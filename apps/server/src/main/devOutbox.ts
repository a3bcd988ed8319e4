import { constants } from '@alpaca/contract';
import type { FastifyInstance } from 'fastify';
import { hostOf } from '../platform/http/host.ts';
import { makeCtx } from '../platform/http/open.ts';
import { openMessage } from '../platform/messaging/outgoing.ts';
import type { Node } from '../platform/node.ts';

const safe = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

const row = (cells: string[]) => `<tr>${cells.map((c) => `<td>${safe(c)}</td>`).join('')}</tr>`;

/** On a developer's machine: what the product would have sent, and the answers of its pictures. */
export const addDevOutbox = (server: FastifyInstance, node: Node) => {
  server.get('/dev/outbox', async (request, reply) => {
    const tenant = await node.directory.byHost(hostOf(request));
    if (!tenant) return reply.code(404).send('no tenant answers at this host');
    const ctx = makeCtx(node, tenant, null, constants.defaultLanguage);
    const { db } = ctx;
    const rows = await db
      .selectFrom('outgoing_messages')
      .orderBy('created_at', 'desc')
      .limit(50)
      .select(['created_at', 'channel', 'recipient', 'body', 'params', 'status'])
      .execute();
    const messages = rows.map((message) => openMessage(ctx, message));
    const captchas = await db
      .selectFrom('captchas')
      .orderBy('expires_at', 'desc')
      .limit(10)
      .select(['id', 'answer'])
      .execute();
    const page = `<!doctype html><meta charset="utf-8"><title>Outbox</title>
      <h1>${safe(tenant.nameEn)}: outbox</h1>
      <table border="1" cellpadding="6"><tr><th>time<th>channel<th>to<th>text<th>status</tr>
      ${messages.map((m) => row([m.created_at.toISOString(), m.channel, m.recipient, m.body, m.status])).join('')}
      </table><h2>Pictures</h2><table border="1" cellpadding="6"><tr><th>key<th>answer</tr>
      ${captchas.map((c) => row([c.id, c.answer])).join('')}</table>`;
    return reply.header('content-type', 'text/html; charset=utf-8').send(page);
  });
};
