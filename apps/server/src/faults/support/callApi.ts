import {
  type CallSpec,
  constants,
  type Envelope,
  headers,
  type Request,
  type Result,
} from '@alpaca/contract';

interface Extra {
  token?: string | null;
  key?: string;
  /** A body that is not JSON, with its content-type. */
  payload?: Buffer;
  headers?: Record<string, string>;
}

export interface Answer<R> {
  status: number;
  body: Envelope<R> & { errorKey?: string };
}

const urlOf = (base: string, { path }: CallSpec, { params, query }: Record<string, object>) => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const search = new URLSearchParams(query as Record<string, string>).toString();
  return `${base}${constants.basePath}${filled}${search && `?${search}`}`;
};

/** Makes a call over the network, at the process that listens there. */
export const callApi = async <C extends CallSpec>(
  { base }: { base: string },
  call: C,
  asked: Request<C>,
  extra: Extra = {},
): Promise<Answer<Result<C>>> => {
  const parts = asked as Record<string, object>;
  const reply = await fetch(urlOf(base, call, parts), {
    method: call.method,
    headers: {
      [headers.systemBelong]: constants.systemBelong,
      ...(extra.token && { [headers.token]: extra.token }),
      ...(extra.key && { [headers.idempotencyKey]: extra.key }),
      ...(parts.body && { 'content-type': 'application/json' }),
      ...extra.headers,
    },
    ...(parts.body && { body: JSON.stringify(parts.body) }),
    ...(extra.payload && { body: extra.payload as Buffer<ArrayBuffer> }),
  });
  return { status: reply.status, body: (await reply.json()) as Answer<Result<C>>['body'] };
};

/** An answer but for the time at which it was given. */
export const timeless = <R>({ status, body: { timestamp, ...body } }: Answer<R>) => ({
  status,
  body,
});
