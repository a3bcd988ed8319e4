/** As it was sent; of an order or a wallet the one with the highest `data.sequence` is its latest state. */
export interface WebhookMessage {
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

/** What came is not from us, or not from now. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}

type Headers = { get(name: string): string | null } | Record<string, string | string[] | undefined>;

const headerOf = (headers: Headers, name: string): string => {
  if (typeof headers.get === 'function') return headers.get(name) ?? '';
  const found = Object.entries(headers).find(([each]) => each.toLowerCase() === name)?.[1];
  return String(found ?? '');
};

const encode = (text: string) => new TextEncoder().encode(text);

/** Null where it is no base64. */
const decoded = (base64: string): Uint8Array<ArrayBuffer> | null => {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
};

const keyOf = (secret: string) => {
  const bytes = decoded(secret.replace(/^whsec_/, ''));
  if (!bytes?.length) throw new TypeError('This is no secret of a webhook');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'verify',
  ]);
};

const joined = (start: string, body: Uint8Array) => {
  const head = encode(start);
  const whole = new Uint8Array(head.length + body.length);
  whole.set(head);
  whole.set(body, head.length);
  return whole;
};

/** Whether one of the signatures is by one of the secrets; all are tried, so the time tells nothing. */
const isSigned = async (
  signatures: readonly string[],
  secrets: readonly string[],
  content: Uint8Array<ArrayBuffer>,
) => {
  const keys = await Promise.all(secrets.map(keyOf));
  const given = signatures.flatMap((each) => {
    const [version, base64 = ''] = each.split(',');
    return (version === 'v1' && decoded(base64)) || [];
  });
  const tried = keys.flatMap((key) =>
    given.map((signature) => crypto.subtle.verify('HMAC', key, signature, content)),
  );
  return (await Promise.all(tried)).includes(true);
};

const isNow = (timestamp: string, toleranceSeconds: number) =>
  /^\d{1,12}$/.test(timestamp) &&
  Math.abs(Date.now() / 1000 - Number(timestamp)) <= toleranceSeconds;

/**
 * Tells what came in, if we sent it and lately; throws `WebhookRefused` else. The body is wanted exactly as
 * it came, before anything parsed it. By Standard Webhooks, with Web Crypto: in Node and browsers alike.
 */
export const verifyWebhook = async (
  headers: Headers,
  body: string | Uint8Array,
  secrets: string | readonly string[],
  { toleranceSeconds = 300 } = {},
): Promise<WebhookMessage> => {
  const [id, timestamp, signature] = ['id', 'timestamp', 'signature'].map((name) =>
    headerOf(headers, `webhook-${name}`),
  ) as [string, string, string];
  if (!id || !timestamp || !signature) throw new WebhookRefused('Headers are missing');
  const bytes = typeof body === 'string' ? encode(body) : body;
  const content = joined(`${id}.${timestamp}.`, bytes);
  if (!(await isSigned(signature.split(' '), [secrets].flat(), content))) {
    throw new WebhookRefused('No signature is by this secret');
  }
  if (!isNow(timestamp, toleranceSeconds)) throw new WebhookRefused('It is too old, or from later');
  return JSON.parse(new TextDecoder().decode(bytes)) as WebhookMessage;
};
