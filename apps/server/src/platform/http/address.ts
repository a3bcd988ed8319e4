import { isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whence it came; Fastify's own `ip` is lost as soon as the caller hangs up. */
    from: string;
  }
}

/** Keeps whence each request came, and serves nothing to who has hung up before it began. */
export const rememberAddresses = (server: FastifyInstance) => {
  server.decorateRequest('from', '');
  server.addHook('onRequest', (request, reply, done) => {
    const ip: string | undefined = request.ip;
    if (ip === undefined) return void reply.hijack();
    request.from = ip;
    done();
  });
};

const groups = (text: string) => (text === '' ? [] : text.split(':'));

/**
 * What limits count as one address. Of IPv6 it is the first half, as a single customer is given all
 * addresses that share it; an IPv4 address in IPv6's clothes is that IPv4 address.
 */
export const clientNetwork = (ip: string): string => {
  if (!ip.includes(':')) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = (ip.split('%')[0] as string).toLowerCase().split('::');
  const first = groups(head);
  const last = ip.includes('::') ? groups(tail) : [];
  const middle = Array(Math.max(0, 8 - first.length - last.length)).fill('0');
  const half = [...first, ...middle, ...last].slice(0, 4);
  return `${half.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
};
