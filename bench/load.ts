import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Requests as they go over the wire, taken in turn; see the generator for what is filled in. */
export type LoadJob = {
  port: number;
  connections: number;
  seconds: number;
  templates: readonly string[];
  /** The first number, where it matters which they are. */
  from?: number;
  /** Whether 429 is an answer like any other. */
  mayRefuse?: boolean;
};
export type LoadResult = { requests: number; seconds: number };
type Answer = LoadResult | { failure: string };

/** The load generator, in a process of its own. */
export type Load = { run(job: LoadJob): Promise<LoadResult>; stop(): void };

export function startLoad(): Load {
  const child: ChildProcess = fork(join(import.meta.dirname, 'generator.ts'));
  const died = once(child, 'exit').then(() => {
    throw new Error('The load generator ended.');
  });
  died.catch(() => {}); // Stopping it at the end is no failure.
  return {
    async run(job) {
      const answered = once(child, 'message');
      child.send(job);
      const [answer] = (await Promise.race([answered, died])) as [Answer];
      if ('failure' in answer) throw new Error(answer.failure);
      return answer;
    },
    stop: () => void child.kill(),
  };
}

/** One request's text for the generator. */
export const httpRequest = (
  method: string,
  path: string,
  headers: Record<string, string>,
  body = '',
): string =>
  [
    `${method} ${path} HTTP/1.1`,
    ...Object.entries({ host: '127.0.0.1', ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    ...(body ? ['content-type: application/json', `content-length: ${wireLength(body)}`] : []),
    '',
    body,
  ].join('\r\n');

// {n} becomes 12 digits and {r} three.
const wireLength = (body: string) =>
  Buffer.byteLength(body.replaceAll('{n}', '0'.repeat(12)).replaceAll('{r}', '000'));
