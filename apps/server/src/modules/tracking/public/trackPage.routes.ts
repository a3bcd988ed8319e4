import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientNetwork } from '../../../platform/http/address.ts';
import { hostOf } from '../../../platform/http/host.ts';
import { makeCtx } from '../../../platform/http/open.ts';
import { pageLanguage } from '../../../platform/http/pageLanguage.ts';
import type { Node } from '../../../platform/node.ts';
import { allow } from '../../../platform/throttle.ts';
import { pagePath } from './pagePath.ts';
import { byCode, byNumber } from './publicTrack.service.ts';
import { type Asked, type Found, trackPage, trackPagePolicy } from './trackPage.ts';

/** More than anybody has parcels to look for, and far too few to go through all numbers. */
const looksOfAddress = { name: 'track-page', points: 60, seconds: 600 };

const statusOf = (found: Found) => (found === 'nothing' ? 404 : found === 'tooMany' ? 429 : 200);

const send = (reply: FastifyReply, asked: Asked, found: Found) =>
  reply
    .code(statusOf(found))
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', trackPagePolicy)
    // Where a parcel is changes by the hour, and an address that opens it is its holder's alone.
    .header('cache-control', found === null ? 'public, max-age=600' : 'private, no-cache')
    .header('vary', 'accept-language')
    .header('x-robots-tag', 'noindex, nofollow')
    .send(trackPage(asked, found));

const answer = (node: Node) => async (request: FastifyRequest, reply: FastifyReply) => {
  request.callName = 'trackPage';
  const query = request.query as Record<string, unknown>;
  const { code = '' } = request.params as { code?: string };
  const number = typeof query.number === 'string' ? query.number.trim() : '';
  const lang = pageLanguage(request);
  const tenant = await node.directory.byHost(hostOf(request));
  const asked = { tenant, lang, number, code };
  if (!code && !number) return send(reply, asked, null);
  if (!tenant) return send(reply, asked, 'nothing');
  const ctx = makeCtx(node, tenant, null, lang);
  if (!(await allow(ctx, looksOfAddress, clientNetwork(request.from)))) {
    return send(reply.header('retry-after', looksOfAddress.seconds), asked, 'tooMany');
  }
  const found = code ? await byCode(ctx, code) : await byNumber(ctx, number);
  return send(reply, asked, found ?? 'nothing');
};

/**
 * Where anybody looks a parcel up, without signing in: by the link that its merchant gave them, or by its
 * number. It stands outside the contract, because what it answers is a page.
 */
export const addTrackPage = (server: FastifyInstance, node: Node) => {
  server.get(pagePath, answer(node));
  server.get(`${pagePath}/:code`, answer(node));
};
