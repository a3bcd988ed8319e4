import { CarrierUnknown } from '../platform/carrier.ts';
import { tracedAsk } from '../platform/traces/outgoing.ts';
import type { CarrierServer } from './accounts.ts';

export interface Question {
  method: 'GET' | 'POST' | 'PUT';
  /** Below the server's address. */
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
  signal: AbortSignal;
}

export interface Answer {
  status: number;
  body: Buffer;
}

// Answers that say nothing about the order: wrong keys are the operator's to mend, the rest is
// "later".
const saysNothing = (status: number) =>
  status >= 500 || status < 200 || (status >= 300 && status < 400) || laterOn.has(status);
const laterOn = new Set([401, 403, 407, 408, 425, 429]);

const codeOf = (error: unknown): string => {
  const { name, cause } = error as Error;
  const code = (cause as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : name;
};

// A label of 20 MB, written as text.
const bytesMost = 32 * 1024 * 1024;

/** All that it says, unless that is more than any answer has. */
const bodyOf = async (reply: Response): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop ends the answer: not a byte more is asked for.
  for await (const chunk of reply.body ?? []) {
    size += chunk.length;
    if (size > bytesMost) throw new CarrierUnknown('too long an answer');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
};

const ask = async (server: CarrierServer, asked: Question): Promise<Answer> => {
  const { method, path, headers, body, signal } = asked;
  const base = server.url.endsWith('/') ? server.url : `${server.url}/`;
  try {
    const reply = await fetch(new URL(path.replace(/^\//, ''), base), {
      method,
      redirect: 'error',
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(server.timeoutMs)]),
    });
    // The body is within the time too: a carrier may hang in the middle of it.
    const answer = { status: reply.status, body: await bodyOf(reply) };
    if (saysNothing(answer.status)) throw new CarrierUnknown(`status ${answer.status}`);
    return answer;
  } catch (error) {
    if (error instanceof CarrierUnknown) throw error;
    throw new CarrierUnknown(codeOf(error), error);
  }
};

/** Asks a carrier within its time; whatever is no clear answer is `CarrierUnknown`. */
export const askCarrier = (server: CarrierServer, asked: Question): Promise<Answer> =>
  tracedAsk(asked.method, server.url, () => ask(server, asked));

interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

/** The answer as the carrier's documentation has it; a broken one may mean anything. */
export const readAs = <T>(schema: Schema<T>, { body }: Answer): T => {
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch (error) {
    throw new CarrierUnknown('unreadable', error);
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new CarrierUnknown('unexpected answer');
  return parsed.data;
};

/** A label is a PDF or none yet. */
export const pdfOf = ({ body }: Answer): Buffer | null =>
  body.subarray(0, 5).toString('latin1') === '%PDF-' ? body : null;
