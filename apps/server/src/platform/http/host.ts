import type { FastifyRequest } from 'fastify';

/**
 * The host that the connection's own `Host` header names, without its port. What a proxy says was
 * asked of it (`x-forwarded-host`) is never looked at: anyone can send that header along, and the
 * host picks the tenant.
 */
export const hostOf = (request: FastifyRequest): string => {
  const host = (request.headers.host ?? '').toLowerCase();
  // An IPv6 address has colons of its own, inside brackets.
  return host.startsWith('[') ? host.slice(0, host.indexOf(']') + 1) : (host.split(':')[0] ?? '');
};
