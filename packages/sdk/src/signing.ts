import type { Fetch } from './retrying.ts';

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

const encode = (text: string) => new TextEncoder().encode(text);

const signatureOf = async (key: string, content: string) => {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const secret = await crypto.subtle.importKey('raw', encode(key), algorithm, false, ['sign']);
  return hex(await crypto.subtle.sign('HMAC', secret, encode(content)));
};

/** Signs every attempt anew: nothing on the way can change it, and nobody sends it again later. */
export const signing =
  (key: string, send: Fetch): Fetch =>
  async (request) => {
    const { pathname, search } = new URL(request.url);
    const bodyHash = hex(
      await crypto.subtle.digest('SHA-256', await request.clone().arrayBuffer()),
    );
    const time = Math.floor(Date.now() / 1000);
    const content = [time, request.method, pathname + search, bodyHash].join('.');
    const signature = `t=${time},v1=${await signatureOf(key, content)}`;
    const headers = new Headers(request.headers);
    headers.set('alpaca-signature', signature);
    return send(new Request(request, { headers }));
  };
