import { maskBody } from './maskBody.ts';

/** Longer ones are not read only to be told in short. */
const readMost = 256 * 1024;

const inBytes = (what: string, bytes: unknown) =>
  bytes === undefined ? `<${what}>` : `<${what}, ${bytes} bytes>`;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const errorKeyOf = (answer: unknown) => {
  const { errorKey } = (answer ?? {}) as { errorKey?: unknown };
  return typeof errorKey === 'string' ? errorKey : null;
};

/** What was asked, as it is kept. */
export const bodyText = (body: unknown, bytes: number) =>
  bytes > readMost ? inBytes('json', bytes) : maskBody(body);

/** What was answered, as it is kept; `bytes` of a file, where that is known before it is sent. */
export const answerText = (payload: unknown, bytes: unknown) => {
  if (Buffer.isBuffer(payload)) return { answer: inBytes('file', payload.length), errorKey: null };
  if (typeof payload !== 'string') return { answer: inBytes('file', bytes), errorKey: null };
  if (payload.length > readMost) {
    return { answer: inBytes('json', Buffer.byteLength(payload)), errorKey: null };
  }
  const answer = parsed(payload);
  return { answer: maskBody(answer), errorKey: errorKeyOf(answer) };
};
