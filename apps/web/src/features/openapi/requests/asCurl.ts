import type { ApiRequest } from '@alpaca/contract';

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** What was too long to be kept is told in short, and is no JSON. */
const bodyPart = (body: string) => (body.startsWith('<') ? '-d @body.json' : `-d ${quoted(body)}`);

/** The same request as a line for a shell; who runs it brings the key. */
export const asCurl = (origin: string, { method, path, body }: ApiRequest): string =>
  [
    `curl -X ${method} ${quoted(origin + path)}`,
    '-H "Authorization: Bearer $ALPACA_KEY"',
    // The one that was used before would bring back the first answer.
    ...(method === 'GET' ? [] : ['-H "Idempotency-Key: $(uuidgen)"']),
    ...(body ? ['-H "Content-Type: application/json"', bodyPart(body)] : []),
  ].join(' \\\n  ');
