import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a browser keeps for us and no script of a page can read. */
export interface Cookies {
  read(name: string): string | undefined;
  keep(name: string, value: string, seconds: number): void;
}

/**
 * `secure`: over TLS alone and for this very host, as the prefix makes browsers hold. A developer's
 * machine has no TLS.
 */
export const cookiesOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): Cookies => {
  const prefix = secure ? '__Host-' : '';
  const rules = `HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  return {
    read(name) {
      const start = `${prefix}${name}=`;
      const found = request.headers.cookie?.split(';').find((one) => one.trim().startsWith(start));
      return found?.trim().slice(start.length);
    },
    keep(name, value, seconds) {
      reply.header('set-cookie', `${prefix}${name}=${value}; Path=/; Max-Age=${seconds}; ${rules}`);
    },
  };
};
