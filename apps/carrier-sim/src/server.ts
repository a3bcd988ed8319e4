import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, book, cancel, find, label, no, readForm } from './answers.ts';
import { openBookings } from './bookings.ts';
import { type Ask, type Fate, Faults, openFaults } from './faults.ts';
import { magicOf } from './magic.ts';
import { manifestOf, openManifests } from './manifests.ts';
import { pushAll } from './pushes.ts';
import { serviceOf } from './services.ts';
import { tracksOf } from './tracks.ts';

export { signPush } from './pushes.ts';

export interface Options {
  host?: string;
  port?: number;
  /** Keeps bookings over a restart. */
  stateFile?: string | undefined;
  /** Where it is given, whoever asks must show it. */
  token?: string | undefined;
}

const jsonOf = async (request: IncomingMessage): Promise<unknown> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  if (parts.length === 0) return undefined;
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    return undefined;
  }
};

const send = (reply: ServerResponse, { status, body }: Answer, fate: Fate = 'fine') => {
  if (reply.destroyed) return;
  const isPdf = Buffer.isBuffer(body);
  const bytes = isPdf ? body : Buffer.from(JSON.stringify(body));
  const type = isPdf ? 'application/pdf' : 'application/json';
  reply.writeHead(status, { 'content-type': type, 'content-length': bytes.length });
  if (fate === 'broken') {
    reply.write(bytes.subarray(0, bytes.length / 2), () => reply.socket?.destroy());
  } else reply.end(bytes);
};

/** A carrier that books whatever it is asked to, and misbehaves on demand. */
export const startCarrierSim = async (options: Options = {}) => {
  const bookings = openBookings(options.stateFile);
  const faults = openFaults();
  const manifests = openManifests();

  const suffer = async (
    reply: ServerResponse,
    fate: Fate,
    work: () => Answer | Promise<Answer>,
  ) => {
    const { latencyMs, lateMs } = faults.now;
    if (latencyMs > 0) await sleep(latencyMs);
    if (fate === 'hang') return;
    if (fate === 'error') return send(reply, no(503, 'unavailable', 'try again later'));
    if (fate === 'refuse') return send(reply, no(422, 'refused', 'not today'));
    if (fate === 'resetBefore') return void reply.socket?.resetAndDestroy();
    if (fate === 'late') await sleep(lateMs);
    const answer = await work();
    if (fate === 'resetAfterCommit') return void reply.socket?.resetAndDestroy();
    send(reply, answer, fate);
  };

  const answerBook = (reply: ServerResponse, body: unknown) => {
    const form = readForm(body);
    if ('status' in form) return send(reply, form);
    const times = bookings.askedFor(form.reference);
    const first = times === 1 ? magicOf(form).fate : undefined;
    const fate = first ?? faults.fateOf('book', form.service);
    return suffer(reply, fate, () => book(bookings, faults.now, form));
  };

  const answerOne = (reply: ServerResponse, id: string, ask: Ask) => {
    const booking = bookings.byId(id);
    if (!booking) return send(reply, no(404, 'notFound', 'no such booking'));
    return suffer(reply, faults.fateOf(ask, booking.form.service), () =>
      ask === 'cancel' ? cancel(bookings, booking) : label(booking),
    );
  };

  const setFaults = (reply: ServerResponse, body: unknown) => {
    const parsed = Faults.safeParse(body ?? {});
    if (!parsed.success) return send(reply, no(400, 'invalid', parsed.error.message));
    faults.set(parsed.data);
    send(reply, { status: 200, body: faults.now });
  };

  const answerV1 = (request: IncomingMessage, reply: ServerResponse, url: URL, body: unknown) => {
    const [, , what, id = '', verb] = url.pathname.split('/');
    const asked = `${request.method} ${what}${id && '/id'}${verb ? `/${verb}` : ''}`;
    if (asked === 'GET stats') return send(reply, { status: 200, body: bookings.stats() });
    if (asked === 'POST bookings') return answerBook(reply, body);
    if (asked === 'GET services/id') return send(reply, serviceOf(id));
    if (asked === 'POST manifests') {
      const fate = faults.fateOf('manifest', '');
      return suffer(reply, fate, () => manifestOf(manifests, bookings, body));
    }
    if (asked === 'POST tracks') {
      const fate = faults.fateOf('track', '');
      return suffer(reply, fate, () => tracksOf(bookings, faults.now, body));
    }
    if (asked === 'POST pushes') {
      return pushAll(bookings, faults.now, body).then((answer) => send(reply, answer));
    }
    if (asked === 'POST bookings/id/cancel') return answerOne(reply, id, 'cancel');
    if (asked === 'GET bookings/id/label') return answerOne(reply, id, 'label');
    if (asked !== 'GET bookings') return send(reply, no(404, 'notFound', 'no such call'));
    const reference = url.searchParams.get('reference') ?? '';
    const service = bookings.byReference(reference)[0]?.form.service ?? '';
    return suffer(reply, faults.fateOf('find', service), () => find(bookings, reference));
  };

  const answer = async (request: IncomingMessage, reply: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://simulator');
    const body = await jsonOf(request);
    const { token } = options;
    if (url.pathname === '/healthz') return send(reply, { status: 200, body: { ok: true } });
    if (token && request.headers.authorization !== `Bearer ${token}`) {
      return send(reply, no(401, 'unauthorised', 'who are you?'));
    }
    if (url.pathname === '/faults' && request.method === 'POST') return setFaults(reply, body);
    if (url.pathname.startsWith('/v1/')) return answerV1(request, reply, url, body);
    return send(reply, no(404, 'notFound', 'no such call'));
  };

  const server = createServer((request, reply) => {
    answer(request, reply).catch((error) => {
      console.error(error);
      reply.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, options.host ?? '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    stats: bookings.stats,
    /** As POST /faults does; what isn't named is off. */
    setFaults: (next: Partial<Faults>) => faults.set(Faults.parse(next)),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
