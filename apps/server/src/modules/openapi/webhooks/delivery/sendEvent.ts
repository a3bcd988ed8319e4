import type { WebhookFault } from '@alpaca/contract';
import { type Egress, refusedCode } from '../../../../platform/egress/checkedLookup.ts';
import { postOut } from '../../../../platform/egress/postOut.ts';
import { messageIdOf, webhookHeaders } from '../signature.ts';
import { retryAfterMs } from './retries.ts';

const timeoutMs = 15_000;
const keepMost = 2_048;

/** What became of an attempt. */
export interface Outcome {
  at: Date;
  status: number | null;
  ms: number;
  /** Null where it was taken. */
  fault: WebhookFault | null;
  answer: string;
  /** How long we are asked to leave it alone. */
  waitMs: number | null;
  /** It said that it is gone for good. */
  isGone: boolean;
}

const ofTls = /^(ERR_TLS|CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|EPROTO|ERR_SSL)/;

const faultOf = (error: unknown): WebhookFault => {
  const { code = '', name } = error as { code?: string; name?: string };
  if (name === 'AbortError' || name === 'TimeoutError') return 'timeout';
  if (code === refusedCode) return 'addressRefused';
  if (code === 'ENOTFOUND') return 'unknownHost';
  return ofTls.test(code) ? 'tls' : 'unreachable';
};

const faultOfStatus = (status: number): WebhookFault | null => {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
};

const asksToWait = [429, 503];

/** Sends an event once; whatever happens is an outcome. */
export const sendEvent = async (
  egress: Egress,
  url: string,
  secrets: readonly string[],
  event: { id: string; body: string },
): Promise<Outcome> => {
  const at = new Date();
  const started = performance.now();
  const took = () => Math.round(performance.now() - started);
  const signed = {
    messageId: messageIdOf(event.id),
    timestamp: String(Math.floor(at.getTime() / 1000)),
    body: event.body,
  };
  const headers = webhookHeaders(secrets, signed);
  const none = { at, status: null, answer: '', waitMs: null, isGone: false };
  try {
    const body = Buffer.from(event.body);
    const { status, retryAfter, text } = await postOut(egress, {
      url,
      body,
      headers,
      timeoutMs,
      keepMost,
    });
    return {
      at,
      status,
      ms: took(),
      fault: faultOfStatus(status),
      answer: text.replaceAll('\0', ''),
      waitMs: asksToWait.includes(status) ? retryAfterMs(retryAfter, Date.now()) : null,
      isGone: status === 410,
    };
  } catch (error) {
    return { ...none, ms: took(), fault: faultOf(error) };
  }
};
