import { constants, type RefusalKey } from '@alpaca/contract';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { isDatabaseGone } from '../db/databaseGone.ts';
import { Refusal } from '../refusal.ts';
import { askedLanguage } from './open.ts';
import { sendRefusal } from './reply.ts';

export const langOf = (request: FastifyRequest) =>
  request.ctx?.lang ?? askedLanguage(request) ?? constants.defaultLanguage;

/** A change that the caller's own data rules would not let them see. */
const isOutOfSight = ({ code, message }: FastifyError) =>
  code === '42501' && /row-level security policy "(order|merchant)_rules"/.test(message);

const keyOf = (error: FastifyError): RefusalKey => {
  if (error.statusCode === 413) return 'request.tooLarge';
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return 'request.malformed';
  if (isOutOfSight(error)) return 'dataRule.outOfSight';
  if (isDatabaseGone(error)) return 'server.unavailable';
  return 'server.failed';
};

/** Any failure as a refusal; what is our own fault stands in the log. */
export const refusalOf = (error: FastifyError, request: FastifyRequest): Refusal => {
  if (error instanceof Refusal) return error;
  const refusal = new Refusal(keyOf(error));
  if (refusal.status >= 500) {
    request.log.error({ reqId: request.id, err: error, call: request.callName }, 'failed');
  }
  return refusal;
};

/** Every failure leaves as an envelope with a true status, a stable key and the caller's words. */
export const answerErrors = (
  server: FastifyInstance,
  refused: (request: FastifyRequest, refusal: Refusal) => void,
) => {
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = refusalOf(error, request);
    if (error instanceof Refusal) refused(request, error);
    return sendRefusal(reply, langOf(request), refusal);
  });
  server.setNotFoundHandler((request, reply) =>
    sendRefusal(reply, langOf(request), new Refusal('request.notFound')),
  );
};
