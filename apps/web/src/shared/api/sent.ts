import { type CallSpec, constants } from '@alpaca/contract';
import { addressOf } from './address.ts';
import { headersOf, unanswered } from './answer.ts';
import type { Settings } from './settings.ts';

/** The parts of a request, as its contract names them. */
export type Parts = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
};

interface Asked {
  call: CallSpec;
  parts: Parts;
  token: string | null;
  key?: string | undefined;
  signal?: AbortSignal | undefined;
  keepalive?: boolean;
}

/** Sends a call once; what comes back may still be a refusal. */
export const sent = (settings: Settings, asked: Asked): Promise<Response> => {
  const { call, parts, token, key, signal, keepalive = false } = asked;
  const limit = AbortSignal.timeout(constants.requestTimeoutMs);
  return fetch(settings.origin + addressOf(call, parts, settings.language), {
    method: call.method,
    headers: {
      ...headersOf(call, settings, token, key),
      ...(call.body && { 'content-type': 'application/json' }),
    },
    body: call.body ? JSON.stringify(parts.body) : null,
    signal: signal ? AbortSignal.any([limit, signal]) : limit,
    keepalive,
    ...(call.noStore && { cache: 'no-store' as const }),
  }).catch((cause) => Promise.reject(unanswered(cause, signal)));
};
