import { connect, type Socket } from 'node:net';
import type { LoadJob, LoadResult } from './load.ts';

// Speaks just enough HTTP over plain sockets: a whole client costs more than the servers measured
// here, and would make both sides look alike. One request at a time on each connection.

const headEnd = Buffer.from('\r\n\r\n');
const good = Buffer.from('HTTP/1.1 20');
const sentAway = Buffer.from('HTTP/1.1 429');
const lengthName = 'content-length: ';

let counter = 0;

/** Templates hold {n}, a number never used before, and {r}, a random one from 100 to 299. */
function requests(templates: readonly string[]): () => string {
  const all = templates.map((template) => template.split(/(\{n\}|\{r\})/));
  const fill = (part: string, n: string) => {
    if (part === '{n}') return n;
    return part === '{r}' ? String(100 + Math.floor(Math.random() * 200)) : part;
  };
  return () => {
    counter += 1;
    const parts = all[counter % all.length] as string[];
    if (parts.length === 1) return parts[0] as string;
    const n = String(counter).padStart(12, '0');
    return parts.map((part) => fill(part, n)).join('');
  };
}

/** How long the response is whose first bytes these are, or why it is not a good one. */
function responseLength(chunk: Buffer, mayRefuse: boolean): number | string {
  const end = chunk.indexOf(headEnd);
  const head = chunk.toString('latin1', 0, end);
  const at = head.indexOf(lengthName);
  const is = (start: Buffer) => chunk.compare(start, 0, start.length, 0, start.length) === 0;
  const isFine = is(good) || (mayRefuse && is(sentAway));
  if (!isFine || end < 0 || at < 0) {
    return chunk.toString('utf8');
  }
  return end + headEnd.length + Number.parseInt(head.slice(at + lengthName.length), 10);
}

function run(job: LoadJob): Promise<LoadResult> {
  if (job.from !== undefined) counter = job.from - 1;
  const next = requests(job.templates);
  const { promise, resolve, reject } = Promise.withResolvers<LoadResult>();
  const sockets: Socket[] = [];
  let done = 0;
  let over = false;

  const fail = (why: string) => {
    if (over) return;
    over = true;
    for (const socket of sockets) socket.destroy();
    reject(new Error(why));
  };
  const open = () => {
    let missing = 0;
    const socket = connect({ host: '127.0.0.1', port: job.port, noDelay: true });
    socket.on('connect', () => socket.write(next(), 'latin1'));
    socket.on('data', (chunk) => {
      if (missing > 0) missing -= chunk.length;
      else {
        const length = responseLength(chunk, job.mayRefuse ?? false);
        if (typeof length === 'string') return fail(`Not answered well: ${length}`);
        missing = length - chunk.length;
      }
      if (missing > 0 || over) return;
      done += 1;
      socket.write(next(), 'latin1');
    });
    socket.on('error', (error) => fail(error.message));
    socket.on('close', () => fail('The server closed a connection.'));
    sockets.push(socket);
  };

  const started = performance.now();
  for (let i = 0; i < job.connections; i += 1) open();
  setTimeout(() => {
    if (over) return;
    over = true;
    const seconds = (performance.now() - started) / 1000;
    for (const socket of sockets) socket.destroy();
    resolve({ requests: done, seconds });
  }, job.seconds * 1000);
  return promise;
}

process.on('message', (job: LoadJob) => {
  run(job).then(
    (result) => process.send?.(result),
    (error: Error) => process.send?.({ failure: error.message }),
  );
});
