import { type CallSpec, constants, type Envelope, headers, type Result } from '@alpaca/contract';
import { newId } from '../platform/ids.ts';

/** A call's parts, whether they fit it or not. */
export interface Parts {
  params?: object | undefined;
  query?: object | undefined;
  body?: unknown;
  /** A body that is not JSON, such as `multipart` makes it. */
  payload?: Buffer;
}

interface Carried {
  token?: string | null | undefined;
  key?: string | undefined;
  headers?: Record<string, string> | undefined;
}

/** Where a call is made, below the server's origin. */
export const pathOf = ({ path }: CallSpec, { params = {}, query = {} }: Parts): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name]).toWellFormed()),
  );
  const search = new URLSearchParams(query as Record<string, string>).toString();
  return `${constants.basePath}${filled}${search && `?${search}`}`;
};

/** What tells whose call it is. */
export const ownHeaders = (token?: string | null): Record<string, string> => ({
  [headers.systemBelong]: constants.systemBelong,
  ...(token && { [headers.token]: token }),
});

/** What a call carries besides its body. */
export const headersOf = (call: CallSpec, { token, key = newId(), headers: more }: Carried) => ({
  ...ownHeaders(token),
  ...(call.idempotent && { [headers.idempotencyKey]: key }),
  ...more,
});

/** Makes a call over the network at the server that listens there, for everything that has no page. */
export const fetchCall = async <C extends CallSpec>(
  base: string,
  call: C,
  parts: Parts = {},
  carried: Carried = {},
) => {
  const isJson = parts.body !== undefined;
  const reply = await fetch(`${base}${pathOf(call, parts)}`, {
    method: call.method,
    headers: {
      ...headersOf(call, carried),
      ...(isJson && { 'content-type': 'application/json' }),
    },
    ...(isJson && { body: JSON.stringify(parts.body) }),
    ...(parts.payload && { body: parts.payload as Buffer<ArrayBuffer> }),
  });
  const { success, result, message } = (await reply.json()) as Envelope<Result<C>>;
  if (!success) throw new Error(`${call.path}: ${message}`);
  return result;
};
