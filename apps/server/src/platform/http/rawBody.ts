import type { FastifyInstance } from 'fastify';

/** Bodies come as they were sent, byte for byte: signatures are over those. */
export const takeRawBodies = (scoped: FastifyInstance, bodyLimit: number) => {
  scoped.removeAllContentTypeParsers();
  scoped.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
};
