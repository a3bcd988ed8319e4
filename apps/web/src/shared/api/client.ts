import {
  type CallSpec,
  constants,
  type Envelope,
  envelopeCodes,
  type FieldIssue,
  headers,
  type Language,
  type Request,
  type Result,
} from '@alpaca/contract';
import { languageTags } from '../lib/languageTags.ts';
import { trimmed } from '../lib/trimmed.ts';
import { addressOf } from './address.ts';
import { ApiError } from './error.ts';
import { newKey } from './key.ts';

interface Settings {
  origin: string;
  token: () => string | null;
  language: Language;
  sessionOver: (message: string) => void;
}

interface Sending {
  /** The key of an earlier try of the same submission. */
  key?: string;
  signal?: AbortSignal;
}

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

type Args<C extends CallSpec> =
  unknown extends Request<C>
    ? [input?: Record<string, never>, sending?: Sending]
    : [input: Request<C>, sending?: Sending];

const headersOf = (call: CallSpec, settings: Settings, token: string | null, key?: string) => ({
  [headers.systemBelong]: constants.systemBelong,
  'accept-language': languageTags[settings.language],
  ...(token && { [headers.token]: token }),
  ...(call.idempotent && { [headers.idempotencyKey]: key ?? newKey() }),
  ...(call.body && { 'content-type': 'application/json' }),
});

const unanswered = (cause: unknown, signal?: AbortSignal): unknown => {
  if (signal?.aborted) return cause;
  const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
  return timedOut
    ? new ApiError({ status: 504, errorKey: 'server.timeout', message: '' })
    : new ApiError({ status: 0, errorKey: 'network', message: '' });
};

const refusal = (status: number, envelope: Envelope<unknown> | null) =>
  new ApiError({
    status,
    errorKey: envelope?.errorKey ?? '',
    message: envelope?.message ?? '',
    issues: (envelope?.result as { issues?: FieldIssue[] } | null)?.issues ?? [],
  });

/** Makes the function through which every call of the contract goes. */
export const createClient =
  (settings: Settings) =>
  async <C extends CallSpec>(call: C, ...[input, sending = {}]: Args<C>): Promise<Result<C>> => {
    const parts = trimmed(input ?? {}) as Parts;
    const token = settings.token();
    const limit = AbortSignal.timeout(constants.requestTimeoutMs);
    const reply = await fetch(settings.origin + addressOf(call, parts, settings.language), {
      method: call.method,
      headers: headersOf(call, settings, token, sending.key),
      body: call.body ? JSON.stringify(parts.body) : null,
      signal: sending.signal ? AbortSignal.any([limit, sending.signal]) : limit,
      ...(call.noStore && { cache: 'no-store' }),
    }).catch((cause) => Promise.reject(unanswered(cause, sending.signal)));

    const envelope = await (reply.json() as Promise<Envelope<Result<C>>>).catch(() => null);
    if (reply.ok && envelope?.code === envelopeCodes.success) return envelope.result;
    const over = envelope?.code === envelopeCodes.sessionOver || reply.status === 401;
    // An answer to a token that was replaced meanwhile says nothing of the new session.
    if (over && token !== null && token === settings.token()) {
      settings.sessionOver(envelope?.message ?? '');
    }
    throw refusal(reply.status, envelope);
  };
