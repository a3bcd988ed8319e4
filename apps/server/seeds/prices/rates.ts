import type { RateSeed } from './types.ts';

/** What a unit is worth in the tenants' own currency; invented. The last of each pair is in force. */
export const rates: readonly RateSeed[] = [
  { from: 'USD', to: 'CNY', rate: '7.18', daysAgo: 60 },
  { from: 'USD', to: 'CNY', rate: '7.12', daysAgo: 12 },
  { from: 'EUR', to: 'CNY', rate: '7.98', daysAgo: 60 },
  { from: 'EUR', to: 'CNY', rate: '8.05', daysAgo: 12 },
  { from: 'GBP', to: 'CNY', rate: '9.46', daysAgo: 60 },
  { from: 'HKD', to: 'CNY', rate: '0.913', daysAgo: 60 },
  { from: 'JPY', to: 'CNY', rate: '0.0478', daysAgo: 60 },
  { from: 'SAR', to: 'CNY', rate: '1.9', daysAgo: 60 },
  { from: 'AED', to: 'CNY', rate: '1.938', daysAgo: 60 },
  { from: 'KWD', to: 'CNY', rate: '23.15', daysAgo: 60 },
  { from: 'BRL', to: 'CNY', rate: '1.285', daysAgo: 60 },
  { from: 'MXN', to: 'CNY', rate: '0.385', daysAgo: 60 },
  { from: 'AUD', to: 'CNY', rate: '4.66', daysAgo: 60 },
  { from: 'CAD', to: 'CNY', rate: '5.14', daysAgo: 60 },
  { from: 'SGD', to: 'CNY', rate: '5.48', daysAgo: 60 },
  { from: 'KRW', to: 'CNY', rate: '0.0052', daysAgo: 60 },
];
