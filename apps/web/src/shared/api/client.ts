import { type CallSpec, type Envelope, headers, type Request, type Result } from '@alpaca/contract';
import { trimmed } from '../lib/trimmed.ts';
import { takeAhead } from './ahead.ts';
import { resultOf, unanswered } from './answer.ts';
import { newKey } from './key.ts';
import { type Parts, sent } from './sent.ts';
import type { Settings } from './settings.ts';

export interface Sending {
  /** The key of an earlier try of the same submission. */
  key?: string;
  signal?: AbortSignal;
  /** Goes on when the page is closed; for small bodies. */
  keepalive?: boolean;
}

/** What a call is given: nothing, where the contract asks for nothing. */
export type Args<C extends CallSpec> =
  unknown extends Request<C>
    ? [input?: Record<string, never>, sending?: Sending]
    : [input: Request<C>, sending?: Sending];

/**
 * Makes the function through which every call of the contract goes. A call that the session's standing
 * hinders waits for its person, one that nobody can answer at the moment for a while; then it is sent again,
 * with the same key.
 */
export const createClient = (settings: Settings) => {
  const send = async (call: CallSpec, input: unknown, sending: Sending): Promise<unknown> => {
    const parts = trimmed(input ?? {}) as Parts;
    const token = settings.token();
    const { signal } = sending;
    const ask = () => sent(settings, { call, parts, token, ...sending });
    const reply = await (takeAhead(call, parts, token)?.catch(ask) ?? ask());
    signal?.throwIfAborted();
    const envelope = await (reply.json() as Promise<Envelope<unknown>>).catch((cause) =>
      // What is not JSON comes from a proxy; what breaks off is no answer.
      cause instanceof SyntaxError ? null : Promise.reject(unanswered(cause, signal)),
    );
    const version = reply.headers.get(headers.contractVersion);
    const retryAfter = Number(reply.headers.get('retry-after'));
    const answer = { status: reply.status, version, retryAfter, envelope };
    return resultOf(answer, settings, token);
  };
  return <C extends CallSpec>(call: C, ...[input, given]: Args<C>): Promise<Result<C>> => {
    const sending = { key: newKey(), ...given };
    const asked = { call, began: Date.now(), signal: given?.signal };
    const attempt = (): Promise<unknown> =>
      send(call, input, sending).catch(async (error) => {
        if (await settings.mended(error, asked)) return attempt();
        throw error;
      });
    return attempt() as Promise<Result<C>>;
  };
};
