import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { type Answer, no } from './answers.ts';
import type { Bookings } from './bookings.ts';
import type { Faults } from './faults.ts';
import { eventsOf } from './tracks.ts';

const Asked = z.object({
  /** Who is told, and the secret by which they know us. */
  url: z.url(),
  secret: z.string(),
  /** How many events go into one request. */
  atOnce: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 100),
  /** How often all of it is told. */
  times: z._default(z.int().check(z.minimum(1), z.maximum(1_000)), 1),
  /** All requests at the same time rather than one after the other. */
  isFlood: z._default(z.boolean(), false),
  /** How many seconds ago it says that it signed. */
  ageSeconds: z._default(z.int(), 0),
});
type Asked = z.infer<typeof Asked>;

/** As whoever knows the secret signs: the moment and the bytes of the body. */
export const signPush = (body: string, secret: string, time = Math.floor(Date.now() / 1000)) => ({
  'content-type': 'application/json',
  'x-carrier-time': String(time),
  'x-carrier-signature': createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'),
});

const send = async ({ url, secret, ageSeconds }: Asked, events: readonly object[]) => {
  const body = JSON.stringify({ events });
  const headers = signPush(body, secret, Math.floor(Date.now() / 1000) - ageSeconds);
  const reply = await fetch(url, { method: 'POST', headers, body });
  await reply.arrayBuffer();
  return reply.status;
};

/** Tells of all that happened to its parcels until now, as faulty as it is told to be, without being asked. */
export const pushAll = async (
  bookings: Bookings,
  faults: Faults,
  body: unknown,
): Promise<Answer> => {
  const parsed = Asked.safeParse(body);
  if (!parsed.success) return no(400, 'invalid', parsed.error.issues[0]?.message ?? '');
  const { atOnce, times, isFlood } = parsed.data;
  const events = bookings.all().flatMap((booking) =>
    eventsOf(booking, faults, Date.now()).map((event) => ({
      number: booking.trackingNumber,
      ...event,
    })),
  );
  const requests: object[][] = [];
  for (let time = 0; time < times; time += 1) {
    for (let at = 0; at < events.length; at += atOnce) requests.push(events.slice(at, at + atOnce));
  }
  const answers: Record<string, number> = {};
  const one = async (some: readonly object[]) => {
    const status = await send(parsed.data, some);
    answers[status] = (answers[status] ?? 0) + 1;
  };
  if (isFlood) await Promise.all(requests.map(one));
  else for (const some of requests) await one(some);
  return { status: 200, body: { events: events.length, requests: requests.length, answers } };
};
