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
