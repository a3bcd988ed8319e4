import * as z from 'zod/mini';
import { CarrierUnknown, type Tracking } from '../../platform/carrier.ts';
import { readAs } from '../http.ts';
import { ask } from './ask.ts';
import { newsOf, ToldEvent } from './toldEvent.ts';

const Tracks = z.object({
  tracks: z.array(z.object({ number: z.string(), events: z.array(ToldEvent) })),
});

export const track: Tracking = {
  atOnce: 50,
  ask: async (account, numbers, signal) => {
    const answer = await ask(account, {
      method: 'POST',
      path: '/v1/tracks',
      body: { numbers },
      signal,
    });
    if (answer.status >= 400) throw new CarrierUnknown(`status ${answer.status}`);
    return readAs(Tracks, answer).tracks.flatMap(({ number, events }) =>
      events.map((event) => newsOf(number, event)),
    );
  },
};
