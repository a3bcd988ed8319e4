import {
  type CallSpec,
  constants,
  type Envelope,
  headers,
  type Request,
  type Result,
} from '@alpaca/contract';
import { trimmed } from '../lib/trimmed.ts';
import { addressOf } from './address.ts';
import { headersOf, resultOf } from './answer.ts';
import { ApiError } from './error.ts';
import { type Settings, settings } from './settings.ts';

type MultipartCall = CallSpec & { body: 'multipart' };

export interface Sending {
  /** From 0 to 1, of what has left this machine. */
  onProgress?: (part: number) => void;
  /** The key of an earlier try of the same file. */
  key?: string;
  signal?: AbortSignal;
}

interface Reply {
  status: number;
  version: string | null;
  text: string;
}

const failure = (status: number, errorKey: string) =>
  new ApiError({ status, errorKey, message: '' });

const parse = (text: string): Envelope<unknown> | null => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

interface Parcel {
  method: string;
  address: string;
  headers: Record<string, string>;
  file: File;
}

// fetch tells nothing of what was sent so far, so this one kind of call goes the older way.
const send = ({ method, address, headers: carried, file }: Parcel, sending: Sending) =>
  new Promise<Reply>((resolve, reject) => {
    const { signal, onProgress } = sending;
    const carrier = new XMLHttpRequest();
    const stop = () => carrier.abort();
    carrier.open(method, address);
    carrier.timeout = constants.requestTimeoutMs;
    for (const [name, value] of Object.entries(carried)) carrier.setRequestHeader(name, value);
    carrier.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    carrier.onload = () =>
      resolve({
        status: carrier.status,
        version: carrier.getResponseHeader(headers.contractVersion),
        text: carrier.responseText,
      });
    carrier.onerror = () => reject(failure(0, 'network'));
    carrier.ontimeout = () => reject(failure(504, 'timeout'));
    carrier.onabort = () => reject(new DOMException('aborted', 'AbortError'));
    carrier.onloadend = () => signal?.removeEventListener('abort', stop);
    signal?.addEventListener('abort', stop);
    const form = new FormData();
    form.append('file', file);
    carrier.send(form);
    if (signal?.aborted) stop();
  });

export const createUpload =
  (settings: Settings) =>
  async <C extends MultipartCall>(
    call: C,
    input: Request<C> & { file: File },
    sending: Sending = {},
  ): Promise<Result<C>> => {
    const { file, ...rest } = input;
    const token = settings.token();
    const parcel = {
      method: call.method,
      address: settings.origin + addressOf(call, trimmed(rest) as object, settings.language),
      headers: headersOf(call, settings, token, sending.key),
      file,
    };
    const asked = { call, began: Date.now(), signal: sending.signal };
    const attempt = async (): Promise<Result<C>> => {
      const { status, version, text } = await send(parcel, sending);
      try {
        return resultOf({ status, version, envelope: parse(text) }, settings, token) as Result<C>;
      } catch (error) {
        if (await settings.mended(error, asked)) return attempt();
        throw error;
      }
    };
    return attempt();
  };

/** Sends a file: `upload(uploadFile, { query: { purpose }, file }, { onProgress, signal })`. */
export const upload = createUpload(settings);
