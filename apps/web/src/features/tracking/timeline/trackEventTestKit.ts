import type { TrackEvent } from '@alpaca/contract';

/** An event as a carrier tells it, but for what is given. */
export const trackEvent = (given: Partial<TrackEvent> = {}): TrackEvent => ({
  time: '2026-11-17 08:20:00',
  statedTime: '2026-11-16 16:20:00',
  zone: 'America/Los_Angeles',
  source: 'carrier',
  stage: 'outForDelivery',
  reason: null,
  text: 'Out for delivery',
  words: 'Out For Delivery Today',
  place: 'Los Angeles',
  countryCode: 'US',
  carrier: 'ups',
  code: 'OT',
  hoursLate: null,
  ...given,
});
