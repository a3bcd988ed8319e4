import { signPush } from '@alpaca/carrier-sim';
import { constants } from '@alpaca/contract';
import type { ApiProcess } from '../support/fleet.ts';

export const secret = 'what-the-simulator-signs-with';
export const eventsEnv = {
  ALPACA_CARRIER_EVENTS: JSON.stringify({ yunling: { simulator: { secrets: [secret] } } }),
};

export interface PushedEvent {
  number: string;
  code: string;
  /** Its own: by it one is told from another. */
  text: string;
  at: string;
}

const codes = ['EXPORTED', 'CUSTOMS_IN', 'CUSTOMS_OUT', 'HUB', 'HUB', 'ON_VAN', 'ZZ9'];

/** The nth event of all, of one of so many parcels, somewhen in the last two months. */
export const eventOf = (n: number, number: string): PushedEvent => {
  const ms = Date.now() - ((n * 7919) % 86_400) * 60_000;
  return {
    number,
    // Few have arrived.
    code: n % 97 === 0 ? 'POD' : (codes[n % codes.length] as string),
    text: `event ${n}`,
    at: new Date(ms).toISOString().slice(0, 19).replace('T', ' '),
  };
};

/** Sends one push to the process that answers at present; what was answered, null where nothing was. */
export const push = async (api: ApiProcess, events: readonly PushedEvent[]) => {
  const told = events.map((event) => ({ ...event, city: 'Portland', country: 'US', state: 'OR' }));
  const body = JSON.stringify({ events: told });
  try {
    const reply = await fetch(`${api.base}${constants.basePath}/carrier/events/simulator`, {
      method: 'POST',
      headers: signPush(body, secret),
      body,
    });
    const text = await reply.text();
    return { status: reply.status, text };
  } catch {
    return null;
  }
};
