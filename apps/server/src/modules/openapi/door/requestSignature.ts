import { createHash, createHmac, type Hash, timingSafeEqual } from 'node:crypto';
import { Transform } from 'node:stream';
import type { FastifyInstance, FastifyRequest, RequestPayload } from 'fastify';
import { refuse } from '../../../platform/refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the body as it came, where its sender signed it. */
    bodyHash: Hash | null;
  }
}

const signatureHeader = 'alpaca-signature';
const form = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;
/** As long as a clock may be wrong, and a request may be sent once more by somebody else. */
const freshSeconds = 300;

/** What is signed: when, and all that the request says. */
const signed = (time: string, method: string, url: string, bodyHash: string) =>
  [time, method, url, bodyHash].join('.');

const signatureBy = (key: string, content: string) =>
  createHmac('sha256', key).update(content).digest();

/** The same bytes, looked at as they pass. */
const watched = (payload: RequestPayload, hash: Hash): RequestPayload => {
  const through: Transform & { receivedEncodedLength?: number } = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      through.receivedEncodedLength = (through.receivedEncodedLength ?? 0) + chunk.length;
      done(null, chunk);
    },
  });
  payload.on('error', (error) => through.destroy(error));
  return payload.pipe(through);
};

const keyIn = (authorization = '') => /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? '';

/** Whether a request is as its sender signed it, a moment ago. Only the key can sign. */
const isAsSigned = ({ headers, method, url, bodyHash }: FastifyRequest, now: number) => {
  const [, time, signature] = form.exec(String(headers[signatureHeader])) ?? [];
  if (!time || !signature || !bodyHash) return false;
  if (Math.abs(now / 1000 - Number(time)) > freshSeconds) return false;
  const content = signed(time, method, url, bodyHash.digest('hex'));
  const ours = signatureBy(keyIn(headers.authorization), content);
  return timingSafeEqual(ours, Buffer.from(signature, 'hex'));
};

/**
 * Whoever wishes signs what they ask: then nothing on the way can change it, and nobody sends it again
 * later. Who does not sign is let in by the key alone.
 */
export const checkSignatures = (scoped: FastifyInstance) => {
  scoped.decorateRequest('bodyHash', null);
  scoped.addHook('preParsing', async (request, _reply, payload) => {
    if (request.headers[signatureHeader] === undefined) return payload;
    request.bodyHash = createHash('sha256');
    return watched(payload, request.bodyHash);
  });
  scoped.addHook('preValidation', async (request) => {
    if (request.headers[signatureHeader] === undefined) return;
    if (!isAsSigned(request, Date.now())) refuse('apiKey.signatureWrong');
  });
};
