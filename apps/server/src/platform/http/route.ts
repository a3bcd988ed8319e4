import { finished } from 'node:stream/promises';
import { constants as zlib } from 'node:zlib';
import {
  type CallSpec,
  constants,
  headers,
  mayBringFile,
  type UploadPurpose,
} from '@alpaca/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Ctx } from '../context.ts';
import { readCredential } from '../credentials.ts';
import { inTx } from '../db/tx.ts';
import { startTrail } from '../oplog/trail.ts';
import { refuse } from '../refusal.ts';
import type { CheckedFile } from '../uploads/index.ts';
import { clientNetwork } from './address.ts';
import type { Asked, Bound, FileReply } from './bind.ts';
import { cookiesOf } from './cookies.ts';
import { answerBefore, keyPattern, once, tokenScope } from './idempotency.ts';
import { askedLanguage, type Door, makeCtx, open, whereItLives } from './open.ts';
import { patiently } from './patience.ts';
import { sendFile, sendResult } from './reply.ts';
import type { Shares } from './shares.ts';
import { readUpload } from './upload.ts';
import { validator } from './validate.ts';

/**
 * Answers of ordinary length are packed at once and lightly: handing them to a thread and back takes
 * longer than the packing, and what a better one saves is less than a packet.
 */
const packing = {
  threshold: 2048,
  syncThreshold: 128 * 1024,
  zlibOptions: { level: 1 },
  brotliOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: 1 } },
};

export const fastifyPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

// A fast hash of the content is kept: a password must not be guessed from it.
const withoutPasswords = (name: string, value: unknown) =>
  /password/i.test(name) ? undefined : value;

/** A call's results are held against its schema wherever that may cost time: not in production. */
const resultCheck = (name: string, call: CallSpec) => (result: unknown) => {
  const parsed = (call.result as z.ZodMiniType).safeParse(result);
  if (!parsed.success) throw new Error(`${name} breaks its contract: ${parsed.error.message}`);
};

/**
 * Whoever changes a password and loses the answer asks again with a token that is over by now: the
 * first answer is told again. Its content is passwords only, which no key is compared by.
 */
const toldBefore = async (door: Door, request: FastifyRequest, callName: string) => {
  const key = String(request.headers[headers.idempotencyKey] ?? '');
  const located = readCredential(String(request.headers[headers.token] ?? ''));
  if (!located || !keyPattern.test(key)) return null;
  const tenant = await door.node.directory.byId(located.cell, located.tenantId);
  if (!tenant) return null;
  const ctx = makeCtx(door.node, tenant, null, askedLanguage(request) ?? constants.defaultLanguage);
  const answer = await answerBefore(ctx, { callName, key, tokenHash: located.hash });
  return answer === undefined ? null : { lang: ctx.lang, answer };
};

type InShare = (work: () => Promise<void>) => Promise<void>;

/** A file to send. What is made while it is sent takes its share as long as that. */
const madeBeside = (reply: FastifyReply, make: () => Promise<FileReply>, inShare: InShare) => {
  const made = Promise.withResolvers<FileReply>();
  inShare(async () => {
    const file = await make();
    made.resolve(file);
    if (file.bytes === undefined) await finished(reply.raw);
    // Who hung up is no fault, and where the file was refused its asker hears of it.
  }).catch(made.reject);
  return made.promise;
};

/** One call of the contract as a route: open → validate → handler → reply. */
export const addRoute = (
  server: FastifyInstance,
  door: Door,
  name: string,
  { call, handler }: Bound,
  { checkResults, shares }: { checkResults: boolean; shares: Shares },
) => {
  const validate = validator(call);
  const checkResult = checkResults ? resultCheck(name, call) : () => {};

  const work = async (asked: Asked<CallSpec>) => {
    const result = (await handler(asked)) ?? null;
    checkResult(result);
    return result;
  };

  const answer = async (request: FastifyRequest, asked: Asked<CallSpec>) => {
    if (!call.idempotent) return JSON.stringify(await work(asked));
    const key = String(request.headers[headers.idempotencyKey] ?? '');
    if (!keyPattern.test(key)) refuse('idempotency.keyMissing');
    const { params, query, body } = asked;
    const sha256 = (asked.file as CheckedFile | undefined)?.sha256;
    const content = JSON.stringify([params, query, body, sha256], withoutPasswords);
    const { session } = asked.ctx;
    const scope = call.endsSession && session ? tokenScope(session.tokenHash) : undefined;
    const keyed = { callName: name, key, content, scope };
    let opened = asked.ctx;
    const first = () => once(opened, keyed, (ctx) => work({ ...asked, ctx }));
    // A file is read but once.
    if (asked.file) return first();
    const { trail } = asked.ctx;
    return patiently(first, {
      isGone: () => request.raw.socket.destroyed,
      async onAgain() {
        trail?.forget();
        opened = await whereItLives(opened);
      },
    });
  };

  server.route({
    method: call.method,
    url: fastifyPath(call.path),
    compress: packing,
    ...(call.bodyMost !== undefined && { bodyLimit: call.bodyMost }),
    config: { isUpload: call.body === 'multipart' },
    onRequest: async (request, reply) => {
      request.callName = name;
      const told = call.endsSession ? await toldBefore(door, request, name) : null;
      if (told) return sendResult(reply, told.lang, told.answer);
      const opened = () => open(door, request, call);
      const isGone = () => request.raw.socket.destroyed;
      // To look up who asks changes nothing; what has no key is told at once, here as later.
      request.ctx = await (call.idempotent ? patiently(opened, { isGone }) : opened());
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const opened = request.ctx as Ctx;
      const parts = validate(request, opened.lang);
      const trail = call.log ? startTrail(name, call.log, opened.tenant, opened.session) : null;
      request.trail = trail;
      const ctx = trail ? { ...opened, trail } : opened;
      const { purpose = call.uploads } = parts.query as { purpose?: UploadPurpose };
      const isUpload = call.body === 'multipart';
      // Where the caller says what a file is for, that asks for its permission: before it is read.
      const isChosen = isUpload && !call.uploads;
      if (
        isChosen &&
        !mayBringFile(opened.session?.permissions ?? new Set(), purpose as UploadPurpose)
      )
        refuse('request.forbidden');
      const file = isUpload ? await readUpload(request, purpose as UploadPurpose) : undefined;
      const address = clientNetwork(request.from);
      const cookies = cookiesOf(request, reply, !door.node.config.dev);
      const asked = { ctx, ...parts, file, address, cookies } as Asked<CallSpec>;
      const { merchantId } = ctx;
      const inShare = <T>(work: () => Promise<T>) =>
        call.heavy && merchantId ? shares(merchantId, work) : work();
      if (call.result === 'file') {
        const made = async () => (await handler(asked)) as FileReply;
        return sendFile(reply, await madeBeside(reply, made, inShare));
      }
      const resultJson = await inShare(() => answer(request, asked));
      // A change that needed no transaction of its own still leaves its line.
      if (trail && !trail.written) await inTx(ctx, async () => {});
      return sendResult(reply, ctx.lang, resultJson);
    },
  });
};
