import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { constants, getCurrencyOptions, headers } from '@alpaca/contract';
import { newId } from '../apps/server/src/platform/ids.ts';
import type { System } from './system.ts';

export type Asking = { base: string; own: Record<string, string> };

export async function asking(system: System, username = 'starfield'): Promise<Asking> {
  return {
    base: `http://127.0.0.1:${system.api.port}`,
    own: await system.signIn(username),
  };
}

/** One call, with a file or with JSON; what it answers, or why not. */
export async function ask<R>(
  { base, own }: Asking,
  method: string,
  path: string,
  body?: FormData | object,
): Promise<R> {
  const isJson = body !== undefined && !(body instanceof FormData);
  const reply = await fetch(`${base}${constants.basePath}${path}`, {
    method,
    headers: {
      ...own,
      [headers.idempotencyKey]: newId(),
      ...(isJson && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isJson ? JSON.stringify(body) : (body as FormData) }),
  });
  const answer = (await reply.json()) as { success: boolean; message: string; result: R };
  if (!answer.success) throw new Error(answer.message);
  return answer.result;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/**
 * One call as a browser asks it, packed, until its last byte is here. Unpacking and reading are left
 * to whoever asks: this client's own would be most of what is measured.
 */
export const askBytes = async (
  { base, own }: Asking,
  method: string,
  path: string,
  body?: object,
): Promise<number> => {
  const text = body && JSON.stringify(body);
  const sent = request(`${base}${constants.basePath}${path}`, {
    agent,
    method,
    headers: {
      ...own,
      'accept-encoding': 'gzip, deflate, br, zstd',
      ...(text && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      }),
    },
  });
  sent.end(text);
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  let bytes = 0;
  reply.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  await once(reply, 'end');
  if (reply.statusCode !== 200) throw new Error(`${path} answers ${reply.statusCode}`);
  return bytes;
};

const plainCall = (asking: Asking) => ask(asking, 'GET', getCurrencyOptions.path);

/** The 95th percentile of a call's time in ms, asked one after the other for a while. */
export async function p95While(
  asking: Asking,
  until: () => boolean,
  call: (asking: Asking) => Promise<unknown> = plainCall,
): Promise<number> {
  const times: number[] = [];
  while (!until()) {
    const from = performance.now();
    await call(asking);
    times.push(performance.now() - from);
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.95)] as number;
}

export const forSeconds = (seconds: number) => {
  const end = Date.now() + seconds * 1000;
  return () => Date.now() > end;
};
