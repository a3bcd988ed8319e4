import { constants } from '@alpaca/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a browser keeps for us and no script of a page can read. */
export interface Cookies {
  read(name: string): string | undefined;
  keep(name: string, value: string, seconds: number): void;
}

export const cookiesOf = (request: FastifyRequest, reply: FastifyReply): Cookies => ({
  read(name) {
    const start = `${name}=`;
    const found = request.headers.cookie?.split(';').find((one) => one.trim().startsWith(start));
    return found?.trim().slice(start.length);
  },
  keep(name, value, seconds) {
    const secure = request.protocol === 'https' ? '; Secure' : '';
    reply.header(
      'set-cookie',
      `${name}=${value}; Path=${constants.basePath}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`,
    );
  },
});
