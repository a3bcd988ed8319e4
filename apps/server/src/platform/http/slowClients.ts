import { STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import { constants, type Language } from '@alpaca/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Refusal } from '../refusal.ts';
import { askedLanguage } from './open.ts';
import { refusalBody } from './reply.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body is a file: it may take longer, as long as it grows. */
    isUpload?: boolean;
  }
}

// A file slower than this comes from nobody who waits for its end.
const uploadBytesPerSecond = 4_096;

/** What Node bounds by itself: headers, and the longest that any request may take to arrive. */
export const nodeBounds = ({ headersMs, uploadMs }: Config['patience']) => ({
  requestTimeout: uploadMs,
  http: {
    headersTimeout: headersMs,
    // Node looks every half minute by itself, which would double the bound.
    connectionsCheckingInterval: Math.min(5_000, Math.ceil(headersMs / 4)),
  },
});

/** The refusal on the socket itself: what was asked is still coming, so no reply can be made of it. */
const giveUp = (socket: Socket, lang: Language) => {
  const refusal = new Refusal('request.tooSlow');
  const body = JSON.stringify(refusalBody(lang, refusal));
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    'Content-Type: application/json; charset=utf-8',
    'Cache-Control: no-store',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
};

export const answerLateHeaders = (error: NodeJS.ErrnoException, socket: Socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return giveUp(socket, constants.defaultLanguage);
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  if (socket.writable) {
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
  }
  socket.destroy();
};

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** A body has so long to arrive; a file as long as it grows, up to what Node bounds. */
const watchBody = (request: FastifyRequest, answered: () => boolean, windowMs: number) => {
  const { raw } = request;
  const { socket } = raw;
  const isUpload = request.routeOptions.config?.isUpload ?? false;
  const least = isUpload ? (uploadBytesPerSecond * windowMs) / 1000 : Number.POSITIVE_INFINITY;
  let before = socket.bytesRead;
  const watch = setInterval(() => {
    const grown = socket.bytesRead - before;
    before = socket.bytesRead;
    if (grown >= least) return;
    clearInterval(watch);
    if (answered()) socket.destroy();
    else giveUp(socket, askedLanguage(request) ?? constants.defaultLanguage);
  }, windowMs);
  const done = () => clearInterval(watch);
  raw.once('end', done).once('close', done);
};

/** Nobody holds a connection by sending or taking a bit at a time. */
export const boundSlowClients = (server: FastifyInstance, { bodyMs }: Config['patience']) => {
  server.addHook('onRequest', (request, reply, done) => {
    // What a test injects comes over no connection and can't be slow.
    const isConnected = request.raw.socket instanceof Socket;
    if (isConnected && hasBody(request)) watchBody(request, () => reply.raw.headersSent, bodyMs);
    done();
  });
  server.addHook('onSend', (request, _reply, _payload, done) => {
    // From here on only the client is waited for; Node takes the bound off with the answer's end.
    request.raw.socket.setTimeout?.(bodyMs);
    done();
  });
};
