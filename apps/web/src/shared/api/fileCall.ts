import {
  type CallSpec,
  type Envelope,
  type FileResult,
  headers,
  type Request,
} from '@alpaca/contract';
import { trimmed } from '../lib/trimmed.ts';
import { resultOf, unanswered } from './answer.ts';
import { newKey } from './key.ts';
import { type Parts, sent } from './sent.ts';
import { type Settings, settings } from './settings.ts';

export type FileCall = CallSpec & { result: FileResult };

export interface MadeFile {
  file: Blob;
  /** As the server calls it; empty where it has no name for it. */
  name: string;
}

const nameOf = (disposition: string | null) => {
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '') ?? [];
  return name ? decodeURIComponent(name) : '';
};

/** Makes the function for calls that answer with a file; a refusal comes as it does from any other. */
export const createFileCall = (settings: Settings) => {
  const send = async (call: FileCall, parts: Parts, key: string, signal?: AbortSignal) => {
    const token = settings.token();
    const broken = (cause: unknown) => Promise.reject(unanswered(cause, signal));
    const reply = await sent(settings, { call, parts, token, key, signal });
    if (reply.ok) {
      const file = await reply.blob().catch(broken);
      return { file, name: nameOf(reply.headers.get('content-disposition')) };
    }
    const envelope = await (reply.json() as Promise<Envelope<unknown>>).catch(() => null);
    const version = reply.headers.get(headers.contractVersion);
    const retryAfter = Number(reply.headers.get('retry-after'));
    return resultOf(
      { status: reply.status, version, retryAfter, envelope },
      settings,
      token,
    ) as never;
  };
  return <C extends FileCall>(
    call: C,
    input: Request<C>,
    { signal }: { signal?: AbortSignal } = {},
  ): Promise<MadeFile> => {
    const parts = trimmed(input) as Parts;
    const key = newKey();
    const asked = { call, began: Date.now(), signal };
    const attempt = (): Promise<MadeFile> =>
      send(call, parts, key, signal).catch(async (error) => {
        if (await settings.mended(error, asked)) return attempt();
        throw error;
      });
    return attempt();
  };
};

/** The file that a call makes on the spot: `fileCall(getLabel, { query: { id } })`, or ApiError. */
export const fileCall = createFileCall(settings);
