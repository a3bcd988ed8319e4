import { grouped, type Totals } from '@alpaca/contract';
import type { TFunction } from 'i18next';

/** Weight as people say it: no more decimals than there are. */
export const kgText = (kg: number) => `${grouped(String(Math.round(kg * 1000) / 1000))} kg`;
export const m3Text = (m3: number) => `${grouped(m3.toFixed(3))} m³`;

/** Tickets, pieces, weight and volume in one line. */
export const totalsText = (
  t: TFunction<'shipment'>,
  { tickets, pieces, weightKg, volumeM3 }: Totals,
) =>
  // Few declare the size of small parcels: no volume is better than one of zero.
  [
    t('orderCount', { count: tickets }),
    t('boxCount', { count: pieces }),
    kgText(weightKg),
    volumeM3 > 0 && m3Text(volumeM3),
  ]
    .filter(Boolean)
    .join(' · ');
