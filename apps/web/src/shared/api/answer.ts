import {
  type CallSpec,
  constants,
  contractVersion,
  type Envelope,
  envelopeCodes,
  headers,
  type RefusalDetails,
} from '@alpaca/contract';
import { languageTags } from '../lib/languageTags.ts';
import { ApiError } from './error.ts';
import { newKey } from './key.ts';
import type { Settings } from './settings.ts';

/** What every call carries; its own kind of body adds a content type. */
export const headersOf = (
  call: CallSpec,
  settings: Settings,
  token: string | null,
  key = newKey(),
): Record<string, string> => ({
  [headers.systemBelong]: constants.systemBelong,
  'accept-language': languageTags[settings.language],
  ...(token && { [headers.token]: token }),
  ...(call.idempotent && { [headers.idempotencyKey]: key }),
});

interface Answer {
  status: number;
  /** The contract's version as the server has it; proxies leave it out. */
  version: string | null;
  /** Seconds after which it would be asked again; none where it did not say. */
  retryAfter?: number;
  envelope: Envelope<unknown> | null;
}

const refusal = ({ status, envelope, retryAfter = 0 }: Answer) =>
  new ApiError({
    status,
    retryAfter,
    errorKey: envelope?.errorKey ?? '',
    message: envelope?.message ?? '',
    ...((envelope?.result ?? {}) as RefusalDetails),
  });

/** The result of a granted call; everything else is thrown. */
export const resultOf = (answer: Answer, settings: Settings, token: string | null): unknown => {
  const { status, version, envelope } = answer;
  if (Number(version) > Number(contractVersion)) settings.outdated();
  const granted = status >= 200 && status < 300 && envelope?.code === envelopeCodes.success;
  if (granted) return envelope.result;
  const over = envelope?.code === envelopeCodes.sessionOver || status === 401;
  // An answer to a token that was replaced meanwhile says nothing of the new session.
  if (over && token !== null && token === settings.token()) settings.sessionOver();
  throw refusal(over ? { ...answer, status: 401 } : answer);
};

/** Why no answer came. */
export const unanswered = (cause: unknown, signal?: AbortSignal): unknown => {
  if (signal?.aborted) return cause;
  const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
  return timedOut
    ? new ApiError({ status: 504, errorKey: 'timeout', message: '' })
    : new ApiError({ status: 0, errorKey: 'network', message: '' });
};
