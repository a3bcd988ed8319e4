import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageLanguage } from '../http/pageLanguage.ts';
import { showsToken } from '../http/showsToken.ts';
import type { Node } from '../node.ts';
import type { AskCells } from '../seeing/seeing.ts';
import { operationsPage, operationsPolicy } from './operationsPage.ts';
import { overview } from './overview.ts';

const path = '/operations';

/**
 * All cells on one page, for those who run them: it names no tenant, and is shown to whoever has the token of
 * `/metrics`, as a password. Proxies that face the public don't let it through (ops/proxy/nginx.conf).
 */
export const addOperations = (server: FastifyInstance, node: Node, ask: AskCells) => {
  const token = node.config.metricsToken;
  const admits = (request: FastifyRequest, reply: FastifyReply) => {
    request.callName = 'operations';
    if (token === '') return void reply.callNotFound();
    if (showsToken(token, request.headers.authorization)) return true;
    reply.code(401).header('www-authenticate', 'Basic realm="Alpaca operations", charset="UTF-8"');
    return void reply.send();
  };
  server.get(path, async (request, reply) => {
    if (!admits(request, reply)) return reply;
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', operationsPolicy)
      .header('vary', 'accept-language')
      .send(operationsPage(pageLanguage(request), await overview(node, ask)));
  });
  server.get(`${path}.json`, async (request, reply) => {
    if (!admits(request, reply)) return reply;
    return overview(node, ask);
  });
};
